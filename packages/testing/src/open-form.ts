import { configure } from '@adviser-widgets/core';
import type { Definition } from '@adviser-widgets/widget';
import { within } from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { installFakeApi, type FakeApi } from './fake-api.ts';
import { installFakeCaptcha, type FakeCaptcha } from './fake-captcha.ts';
import { mountSnippet, type MountedSnippet } from './mount-snippet.ts';

/** A form in a page, with a fake API and a fake captcha behind it. */
export interface OpenForm extends MountedSnippet {
  readonly api: FakeApi;
  /** Undefined where the page has none: the vendor's script is blocked. */
  readonly captcha: FakeCaptcha | undefined;
  readonly user: UserEvent;
  /** Types, pastes or chooses, by label. */
  fill(values: Readonly<Record<string, string>>): Promise<void>;
  /** Presses the form's button, whatever it says. */
  submit(): Promise<void>;
}

export interface OpenFormOptions {
  /** Id of the placeholder; a reload finds a form by it. */
  readonly id?: string;
  /** Written on the placeholder, without `data-`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Markup in the placeholder. */
  readonly children?: string;
  /** On top of a brand, a phone number and a site key. */
  readonly config?: object;
  /** False leaves the vendor's script to the test. */
  readonly withCaptcha?: boolean;
  /** `vi.advanceTimersByTime`, under fake timers. */
  readonly advanceTimers?: (milliseconds: number) => unknown;
}

const base = { brand: 'acme', phone: '0800 000 000', captcha: { siteKey: 'test' } };

/** Opens a form as a visitor meets it. `remove` takes away the page and the fakes. */
export async function openForm(definition: Definition, options: OpenFormOptions = {}): Promise<OpenForm> {
  const { id = '', attributes = {}, children = '', config = {}, withCaptcha = true, advanceTimers } = options;
  configure({ json: { ...base, ...config } });
  const api = installFakeApi();
  const captcha = withCaptcha ? installFakeCaptcha() : undefined;
  // Whether a style sheet keeps the pointer away is a question for a browser, and slow to ask here.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...(advanceTimers && { advanceTimers }) });
  const snippet = await mountSnippet(markup(definition.name, { id, attributes, children }), definition);
  const find = within(snippet.element);
  return {
    ...snippet,
    api,
    captcha,
    user,
    async fill(values) {
      for (const [label, value] of Object.entries(values)) await enter(user, find.getByLabelText(label), value);
    },
    submit: () => user.click(submitButton(snippet.element)),
    remove() {
      snippet.remove();
      captcha?.remove();
      api.remove();
      forgetVisit();
      configure({});
    },
  };
}

function markup(name: string, { id, attributes, children }: Required<Pick<OpenFormOptions, 'id' | 'attributes' | 'children'>>): string {
  const host = document.createElement('div');
  if (id) host.id = id;
  host.className = 'aw-widget';
  host.dataset.widget = name;
  for (const [key, value] of Object.entries(attributes)) host.setAttribute(`data-${key}`, value);
  host.append(document.createRange().createContextualFragment(children));
  return host.outerHTML;
}

/** Long texts are pasted, as typing each letter takes its time. */
async function enter(user: UserEvent, control: HTMLElement, value: string): Promise<void> {
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, value);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.value !== '') await user.clear(control);
  }
  await user.click(control);
  await user.paste(value);
}

function submitButton(element: Element): Element {
  const button = element.querySelector('[type="submit"]');
  if (!button) throw new Error('The form has no submit button');
  return button;
}

/** What the page has learnt of the visit goes with it; core keeps it in one place per page (its tracking-info.ts). */
function forgetVisit(): void {
  const learnt: unknown = Reflect.get(globalThis, Symbol.for('adviser-widgets tracking'));
  if (learnt instanceof EventTarget) Object.keys(learnt).forEach((name) => Reflect.deleteProperty(learnt, name));
}
