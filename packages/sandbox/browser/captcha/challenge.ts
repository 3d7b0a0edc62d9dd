/** Runs in the challenge's frame. */
import type { ChallengeMessage } from './challenge-overlay.ts';

const button = document.querySelector('button');
const send = (message: ChallengeMessage) => parent.postMessage(message, '*'); // contains no secret

button?.addEventListener('click', () => send('solved'));
window.addEventListener('keydown', ({ key }) => key === 'Escape' && send('dismissed'));
window.addEventListener('message', ({ data, source }) => {
  if (source === parent && data === 'shown') button?.focus();
});
