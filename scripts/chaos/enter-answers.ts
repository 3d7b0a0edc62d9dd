import { isFriend, isRadio, isTicked, isTyped, type Answers, type Friend } from './answers.ts';
import type { FormOnPage } from './form-on-page.ts';
import type { Entry } from './visit.ts';

type Way = Exclude<Entry, 'mixed'>;

/** Longer texts are pasted, even in keyboard mode. */
const patience = 100;

export async function enterAnswers(form: FormOnPage, answers: Answers, entry: Entry): Promise<void> {
  const fields = Object.keys(answers);
  const wayOf = (field: string): Way => {
    const way = entry === 'mixed' ? (mixed[fields.indexOf(field) % mixed.length] ?? 'fill') : entry;
    return way === 'silent' && !isAutofilled(field) ? 'fill' : way;
  };
  for (const [field, value] of Object.entries(answers)) {
    if (wayOf(field) !== 'silent')
      await enterOne(form, { field, value, isKeyboard: wayOf(field) === 'keyboard' });
  }
  const silent = Object.entries(answers).filter(([field]) => wayOf(field) === 'silent');
  if (silent.length > 0)
    await form.page.evaluate(setSilently, { index: form.index, values: Object.fromEntries(silent) });
}

const mixed: readonly Way[] = ['fill', 'silent', 'keyboard', 'silent'];

interface Answer {
  readonly field: string;
  readonly value: string;
  readonly isKeyboard: boolean;
}

async function enterOne(form: FormOnPage, { field, value, isKeyboard }: Answer): Promise<void> {
  const control = form.field(field);
  if (isFriend(field)) return value ? addFriend(form, JSON.parse(value) as Friend) : undefined;
  if (isRadio(field)) return form.radio(field, value).check({ force: true }); // its label covers it
  if (isTicked(field)) return tick(form, { field, value, isKeyboard });
  if (field === 'AdviserId') return nameAdviser(form, value, isKeyboard);
  if (!isTyped(field))
    return isKeyboard ? chooseByArrows(form, field, value) : void (await control.selectOption(value));
  if (!isKeyboard || value.length > patience) return control.fill(value);
  await control.fill('');
  await form.page.keyboard.type(value);
}

/** Browsers do not autofill a rating, the box that asks for an adviser, or a list of friends. */
function isAutofilled(field: string): boolean {
  return field !== 'hasAdviser' && !isRadio(field) && !isFriend(field);
}

async function addFriend(form: FormOnPage, friend: Friend): Promise<void> {
  const entry = form.entry(friend.formPhone);
  if ((await entry.count()) > 0) return;
  await form.field('formFullName').fill(friend.formFullName);
  await form.field('formPhone').fill(friend.formPhone);
  await form.field('formGroupRelation').selectOption(friend.formGroupRelation);
  await form.adder.click();
  await entry.or(form.adderFailure).first().waitFor();
  if (!(await entry.count())) await form.adder.click();
  await entry.waitFor();
}

/** With the keyboard, picks the adviser from the suggestions if they appear. */
async function nameAdviser(form: FormOnPage, name: string, isKeyboard: boolean): Promise<void> {
  const { keyboard } = form.page;
  const input = form.field('AdviserId');
  if (!name && !(await input.count())) return; // the form does not ask for one
  await input.fill(isKeyboard ? '' : name);
  if (isKeyboard && name) {
    await keyboard.type(name);
    const isOffered = await form
      .option(name)
      .waitFor({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
    for (const key of isOffered ? ['ArrowDown', 'Enter'] : []) await keyboard.press(key);
  }
  await input.blur(); // the suggestions may cover the button
}

async function tick(form: FormOnPage, { field, value, isKeyboard }: Answer): Promise<void> {
  const box = form.field(field);
  if ((await box.isChecked()) === (value !== '')) return;
  if (!isKeyboard) return box.setChecked(value !== '');
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

/** Runs in the page. Sets values without firing events (fault 45). */
function setSilently({ index, values }: { index: number; values: Answers }): void {
  const form = document.querySelectorAll('[data-widget]')[index];
  for (const [name, value] of Object.entries(values)) {
    const control = form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control?.type === 'checkbox') control.checked = value !== '';
    else if (control) control.value = value;
  }
}
