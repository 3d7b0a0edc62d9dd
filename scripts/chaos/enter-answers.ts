import { isTicked, isTyped, type Answers } from './answers.ts';
import type { FormOnPage } from './form-on-page.ts';
import type { Entry } from './visit.ts';

type Way = Exclude<Entry, 'mixed'>;

/** Longer texts are pasted, whoever types. */
const patience = 100;

/** Gives the answers into the fields of a form. */
export async function enterAnswers(form: FormOnPage, answers: Answers, entry: Entry): Promise<void> {
  const fields = Object.keys(answers);
  const wayOf = (field: string): Way => {
    const way = entry === 'mixed' ? (mixed[fields.indexOf(field) % mixed.length] ?? 'fill') : entry;
    return way === 'silent' && field === 'hasAdviser' ? 'fill' : way; // a browser knows nothing to tick this for
  };
  for (const [field, value] of Object.entries(answers)) {
    if (wayOf(field) !== 'silent') await enterOne(form, { field, value, isKeyboard: wayOf(field) === 'keyboard' });
  }
  const silent = Object.entries(answers).filter(([field]) => wayOf(field) === 'silent');
  if (silent.length > 0) await form.page.evaluate(setSilently, { index: form.index, values: Object.fromEntries(silent) });
}

const mixed: readonly Way[] = ['fill', 'silent', 'keyboard', 'silent'];

interface Answer {
  readonly field: string;
  readonly value: string;
  readonly isKeyboard: boolean;
}

async function enterOne(form: FormOnPage, { field, value, isKeyboard }: Answer): Promise<void> {
  const control = form.field(field);
  if (isTicked(field)) return value ? tick(form, field, isKeyboard) : undefined;
  if (field === 'AdviserId') return value ? nameAdviser(form, value, isKeyboard) : undefined;
  if (!isTyped(field)) return isKeyboard ? chooseByArrows(form, field, value) : void (await control.selectOption(value));
  if (!isKeyboard || value.length > patience) return control.fill(value);
  await control.focus();
  await form.page.keyboard.type(value);
}

/** By the keyboard an adviser is chosen from the list, where there is one; else the name stands as it is typed. */
async function nameAdviser(form: FormOnPage, name: string, isKeyboard: boolean): Promise<void> {
  const { keyboard } = form.page;
  const input = form.field('AdviserId');
  await input.fill(isKeyboard ? '' : name);
  if (isKeyboard) {
    await keyboard.type(name);
    const isOffered = await form.option(name).waitFor({ timeout: 1000 }).then(() => true, () => false);
    for (const key of isOffered ? ['ArrowDown', 'Enter'] : []) await keyboard.press(key);
  }
  await input.blur(); // the suggestions may lie on the button
}

async function tick(form: FormOnPage, field: string, isKeyboard: boolean): Promise<void> {
  const box = form.field(field);
  if (!isKeyboard) return box.check();
  await box.focus();
  await form.page.keyboard.press('Space');
}

async function chooseByArrows(form: FormOnPage, field: string, value: string): Promise<void> {
  const select = form.field(field);
  await select.focus();
  const steps = await select.evaluate((element: HTMLSelectElement, wanted) => {
    return [...element.options].findIndex((option) => option.value === wanted) - element.selectedIndex;
  }, value);
  const key = steps < 0 ? 'ArrowUp' : 'ArrowDown';
  for (let step = 0; step < Math.abs(steps); step++) await form.page.keyboard.press(key);
}

/** Runs in the page: no event tells of it (fault 45). */
function setSilently({ index, values }: { index: number; values: Answers }): void {
  const form = document.querySelectorAll('[data-widget]')[index];
  for (const [name, value] of Object.entries(values)) {
    const control = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control?.type === 'checkbox') control.checked = value !== '';
    else if (control) control.value = value;
  }
}
