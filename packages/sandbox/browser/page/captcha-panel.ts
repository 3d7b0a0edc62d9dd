import { modePanel } from './mode-panel.ts';
import type { CaptchaSetting } from './sandbox-api.ts';

export function captchaPanel() {
  return modePanel<CaptchaSetting['mode']>({
    id: 'captcha',
    settingIn: ({ captcha }) => captcha,
    modes: {
      pass: ['Pass', 'A token at once'],
      challenge: ['Challenge', 'The person has to press a button first'],
      close: ['Close', 'The challenge opens and is closed again'],
      expire: ['Expire', 'The token has run out when it arrives'],
      fail: ['Fail', 'The check reports an error'],
      block: ['Block', 'The script and the check cannot be reached'],
    },
  });
}
