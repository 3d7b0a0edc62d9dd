import { byId, element } from './element.ts';
import { send, type CaptchaSetting, type SandboxState } from './sandbox-api.ts';

type Mode = CaptchaSetting['mode'];

const modes: Record<Mode, readonly [label: string, hint: string]> = {
  pass: ['Pass', 'A token at once'],
  challenge: ['Challenge', 'The person has to press a button first'],
  close: ['Close', 'The challenge opens and is closed again'],
  expire: ['Expire', 'The token has run out when it arrives'],
  fail: ['Fail', 'The check reports an error'],
  block: ['Block', 'The script and the check cannot be reached'],
};

/** The captcha's switch. */
export function captchaPanel(): { show(state: SandboxState): void } {
  const form = byId('captcha', HTMLFormElement);
  const times = byId('captcha-times', HTMLInputElement);
  const now = byId('captcha-state', HTMLParagraphElement);
  byId('captcha-modes', HTMLFieldSetElement).append(...Object.entries(modes).map(choice));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const mode = new FormData(form).get('mode');
    void send('PUT', 'captcha', { mode, ...(times.value && { times: Number(times.value) }) });
  });

  let shown = '';
  return {
    show: ({ captcha: { mode, times: left } }) => {
      if (shown === `${mode} ${left}`) return; // a choice not yet set stays
      shown = `${mode} ${left}`;
      now.textContent =
        left === undefined
          ? `Now: ${modes[mode][0]}`
          : `Now: ${modes[mode][0]}, ${left} more ${left === 1 ? 'time' : 'times'}`;
      for (const input of form.querySelectorAll<HTMLInputElement>('[name=mode]')) input.checked = input.value === mode;
    },
  };
}

function choice([mode, [label, hint]]: [string, readonly [string, string]]): HTMLElement {
  const input = element('input', { type: 'radio', name: 'mode', value: mode, required: true });
  return element('label', { className: 'choice' }, input, element('span', {}, label, element('small', {}, hint)));
}
