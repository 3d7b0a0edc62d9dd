import { byId, element } from './element.ts';
import {
  send,
  type CaptchaSetting,
  type MapsSetting,
  type ModeSetting,
  type SandboxState,
} from './sandbox-api.ts';

type Modes<Mode extends string> = Record<Mode, readonly [label: string, hint: string]>;

const captchaModes: Modes<CaptchaSetting['mode']> = {
  pass: ['Pass', 'A token at once'],
  challenge: ['Challenge', 'The person has to press a button first'],
  close: ['Close', 'The challenge opens and is closed again'],
  expire: ['Expire', 'The token has run out when it arrives'],
  fail: ['Fail', 'The check reports an error'],
  block: ['Block', 'The script and the check cannot be reached'],
};

const mapsModes: Modes<MapsSetting['mode']> = {
  pass: ['Pass', 'Places are found and drawn'],
  'auth-failure': ['Key refused', 'A map is drawn, then its key is refused'],
  denied: ['Request denied', 'No address is looked for'],
  'over-limit': ['Over the limit', 'The quota for addresses is used up'],
  'unknown-error': ['Unknown error', 'Looking for an address fails'],
  block: ['Block', 'The script cannot be reached'],
};

/** The switches for the captcha and the maps. */
export function modePanels(): { show(state: SandboxState): void } {
  const showCaptcha = modePanel('captcha', captchaModes);
  const showMaps = modePanel('maps', mapsModes);
  return {
    show: ({ captcha, maps }) => {
      showCaptcha(captcha);
      showMaps(maps);
    },
  };
}

/** Fills the form, whose id is also its path under `/__sandbox/`; returns what shows a setting in it. */
function modePanel<Mode extends string>(
  id: string,
  modes: Modes<Mode>,
): (setting: ModeSetting<Mode>) => void {
  const form = byId(id, HTMLFormElement);
  const times = byId(`${id}-times`, HTMLInputElement);
  const now = byId(`${id}-state`, HTMLParagraphElement);
  const choices = Object.entries<readonly [string, string]>(modes).map(choice);
  byId(`${id}-modes`, HTMLFieldSetElement).append(...choices);

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const mode = new FormData(form).get('mode');
    void send('PUT', id, { mode, ...(times.value && { times: Number(times.value) }) });
  });

  let shown = '';
  return ({ mode, times: left }) => {
    const remaining = left === undefined ? '' : `, ${left} more ${left === 1 ? 'time' : 'times'}`;
    const text = `Now: ${modes[mode][0]}${remaining}`;
    if (shown === text) return; // keeps a choice that is not submitted yet
    shown = now.textContent = text;
    for (const input of form.querySelectorAll<HTMLInputElement>('[name=mode]'))
      input.checked = input.value === mode;
  };
}

function choice([mode, [label, hint]]: [string, readonly [string, string]]): HTMLElement {
  const input = element('input', { type: 'radio', name: 'mode', value: mode, required: true });
  const words = element('span', {}, label, element('small', {}, hint));
  return element('label', { className: 'choice' }, input, words);
}
