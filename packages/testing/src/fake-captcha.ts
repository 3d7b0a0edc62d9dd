import { createCaptchaApi, type CaptchaAnswer } from '@adviser-widgets/sandbox/in-page';
import type { FakeApi } from './fake-api.ts';

/** How the next checks end; `silent` ones never do. */
export type FakeCaptchaMode = 'pass' | 'close' | 'expire' | 'fail' | 'silent';

export interface FakeCaptcha {
  mode: FakeCaptchaMode;
  /** Milliseconds that a check takes; default 0. */
  delay: number;
  /** The number of checks. */
  readonly executions: number;
  /** Removes the vendor from the page. */
  remove(): void;
}

type Ending = (answer: CaptchaAnswer) => void;

/** Installs the sandbox's captcha in the page; its tokens are those of the API. */
export function installFakeCaptcha({ tokens }: FakeApi, mode: FakeCaptchaMode = 'pass'): FakeCaptcha {
  const state = { mode, delay: 0, executions: 0, remove };
  const ask = () => {
    state.executions++;
    return new Promise(endLater);
  };
  const api = createCaptchaApi(undefined, ({ frame }) => {
    frame.parentElement?.setAttribute('hidden', ''); // it is empty
    return { ask };
  });
  Object.assign(globalThis, { grecaptcha: { ...api, ready: (callback: () => void) => callback() } });
  return state;

  function endLater(answer: Ending): void {
    setTimeout(() => end(answer), state.delay);
  }

  function end(answer: Ending): void {
    const ending = state.mode;
    if (ending === 'silent') return;
    if (ending === 'close' || ending === 'fail') return answer({ mode: ending });
    if (ending === 'expire') state.mode = 'pass'; // the check after it
    answer({ mode: ending, token: tokens.issue() });
  }

  function remove(): void {
    Reflect.deleteProperty(globalThis, 'grecaptcha');
  }
}
