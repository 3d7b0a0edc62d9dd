import { configure } from '@adviser-widgets/core';
import type { Definition } from '@adviser-widgets/widget';
import { within } from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import { forgetVisit } from './forget-visit.ts';
import { installFakeApi, type FakeApi } from './fake-api.ts';
import { installFakeCaptcha, type FakeCaptcha } from './fake-captcha.ts';
import { mountSnippet, type Component, type MountedSnippet } from './mount-snippet.ts';

/** A form in a page, with a fake API and a fake captcha. */
export interface OpenForm extends MountedSnippet {
  readonly api: FakeApi;
  /** Undefined if the page has none, as if the vendor's script were blocked. */
  readonly captcha: FakeCaptcha | undefined;
  readonly user: UserEvent;
  /** Pastes or selects values, by label. */
  fill(values: Readonly<Record<string, string>>): Promise<void>;
  /** Presses the form's button, whatever its label. */
  submit(): Promise<void>;
}

export interface OpenFormOptions {
  /** Id of the placeholder; after a reload, a form is found by it. */
  readonly id?: string;
  /** Attributes of the placeholder, without `data-`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Markup in the placeholder. */
  readonly children?: string;
  /** Added to a brand, a phone number and a site key. */
  readonly config?: object;
  /** False to leave the vendor's script to the test. */
  readonly withCaptcha?: boolean;
  /** In place of the widget's own. */
  readonly component?: Component | undefined;
  /** `vi.advanceTimersByTime`, under fake timers. */
  readonly advanceTimers?: (milliseconds: number) => unknown;
}

const base = { brand: 'acme', phone: '0800 000 000', captcha: { siteKey: 'test' } };

/** Opens a form as a visitor first sees it. `remove` removes the page and the fakes. */
export async function openForm(definition: Definition, options: OpenFormOptions = {}): Promise<OpenForm> {
  const { id = '', attributes = {}, children = '', config = {}, withCaptcha = true, advanceTimers } = options;
  configure({ json: { ...base, ...config } });
  const api = installFakeApi();
  const captcha = withCaptcha ? installFakeCaptcha(api) : undefined;
  // Browser tests check whether CSS blocks the pointer; the check is slow here.
  const user = userEvent.setup({
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...(advanceTimers && { advanceTimers }),
  });
  const snippet = await mountSnippet(
    markup(definition.name, { id, attributes, children }),
    definition,
    options.component,
  );
  const find = within(snippet.element);
  return {
    ...snippet,
    api,
    captcha,
    user,
    async fill(values) {
      for (const [label, value] of Object.entries(values))
        await enter(user, find.getByLabelText(label), value);
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

function markup(
  name: string,
  { id, attributes, children }: Required<Pick<OpenFormOptions, 'id' | 'attributes' | 'children'>>,
): string {
  const host = document.createElement('div');
  if (id) host.id = id;
  host.className = 'aw-widget';
  host.dataset.widget = name;
  for (const [key, value] of Object.entries(attributes)) host.setAttribute(`data-${key}`, value);
  host.append(document.createRange().createContextualFragment(children));
  return host.outerHTML;
}

/** Texts are pasted, as typing each letter is slow. */
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
