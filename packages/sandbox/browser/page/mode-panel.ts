import { byId, element } from './element.ts';
import { send, type ModeSetting, type SandboxState } from './sandbox-api.ts';

interface ModePanel<Mode extends string> {
  /** The form's id, its path under `/__sandbox/`, and the prefix of its parts' ids. */
  readonly id: string;
  readonly modes: Record<Mode, readonly [label: string, hint: string]>;
  readonly settingIn: (state: SandboxState) => ModeSetting<Mode>;
}

export function modePanel<Mode extends string>({
  id,
  modes,
  settingIn,
}: ModePanel<Mode>): { show(state: SandboxState): void } {
  const form = byId(id, HTMLFormElement);
  const times = byId(`${id}-times`, HTMLInputElement);
  const now = byId(`${id}-state`, HTMLParagraphElement);
  byId(`${id}-modes`, HTMLFieldSetElement).append(
    ...Object.entries<readonly [string, string]>(modes).map(choice),
  );

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const mode = new FormData(form).get('mode');
    void send('PUT', id, { mode, ...(times.value && { times: Number(times.value) }) });
  });

  let shown = '';
  return {
    show: (state) => {
      const { mode, times: left } = settingIn(state);
      if (shown === `${mode} ${left}`) return; // keeps a choice that is not submitted yet
      shown = `${mode} ${left}`;
      now.textContent =
        left === undefined
          ? `Now: ${modes[mode][0]}`
          : `Now: ${modes[mode][0]}, ${left} more ${left === 1 ? 'time' : 'times'}`;
      for (const input of form.querySelectorAll<HTMLInputElement>('[name=mode]'))
        input.checked = input.value === mode;
    },
  };
}

function choice([mode, [label, hint]]: [string, readonly [string, string]]): HTMLElement {
  const input = element('input', { type: 'radio', name: 'mode', value: mode, required: true });
  return element(
    'label',
    { className: 'choice' },
    input,
    element('span', {}, label, element('small', {}, hint)),
  );
}
