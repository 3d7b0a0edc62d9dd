import type { FakeApi } from './fake-api.ts';

/** What the fake vendor does when a check runs. */
export type FakeCaptchaMode = 'pass' | 'close' | 'expire' | 'fail' | 'silent';

export interface FakeCaptcha {
  mode: FakeCaptchaMode;
  /** Milliseconds that a check takes; default 0. */
  delay: number;
  /** All issued tokens, oldest first. */
  readonly tokens: readonly string[];
  /** The number of checks. */
  readonly executions: number;
  /** Removes the fake from the page. */
  remove(): void;
}

interface RenderOptions {
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/**
 * Installs a fake of the captcha vendor's global, with the part of its API that we use. It issues the
 * tokens of the page's fake API.
 */
export function installFakeCaptcha({ tokens: issued }: FakeApi, mode: FakeCaptchaMode = 'pass'): FakeCaptcha {
  const tokens: string[] = [];
  const rendered: { options: RenderOptions; container: HTMLElement; challenge: HTMLElement }[] = [];
  const state = { mode, delay: 0, tokens, executions: 0, remove };
  const vendor = {
    ready: (callback: () => void) => callback(),
    render(container: HTMLElement, options: RenderOptions) {
      const id = rendered.length;
      container.append(frame(`a-${id}`));
      rendered.push({ options, container, challenge: addChallenge(`c-${id}`) });
      return id;
    },
    execute(id: number) {
      state.executions++;
      const widget = rendered[id];
      // The vendor's frames work only in the document: a removed widget never answers.
      if (widget?.container.isConnected) setTimeout(() => run(widget.options, widget.challenge), state.delay);
    },
    reset: () => {},
    getResponse: () => tokens.at(-1) ?? '',
  };
  Object.assign(globalThis, { grecaptcha: vendor });
  return state;

  function run(options: RenderOptions, challenge: HTMLElement): void {
    if (state.mode === 'silent') return;
    if (state.mode === 'fail') return options['error-callback']();
    if (state.mode === 'close') return openAndClose(challenge);
    tokens.push(issued.issue());
    options.callback(tokens.at(-1) ?? '');
    if (state.mode === 'expire') {
      state.mode = 'pass';
      options['expired-callback']();
    }
  }

  function remove(): void {
    rendered.forEach(({ challenge }) => challenge.remove());
    Reflect.deleteProperty(globalThis, 'grecaptcha');
  }
}

/** The vendor hides a closed challenge without a callback. */
function openAndClose(challenge: HTMLElement): void {
  challenge.style.visibility = 'visible';
  setTimeout(() => (challenge.style.visibility = 'hidden'), 300);
}

function addChallenge(name: string): HTMLElement {
  const holder = document.createElement('div');
  holder.style.visibility = 'hidden';
  holder.append(frame(name));
  document.body.append(holder);
  return holder;
}

function frame(name: string): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.name = name;
  element.title = 'captcha';
  element.hidden = true;
  return element;
}
