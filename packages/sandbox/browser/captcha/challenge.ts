/** Inside the challenge's frame: one button for the visitor to press. */
import type { ChallengeMessage } from './challenge-overlay.ts';

const button = document.querySelector('button');
const tell = (message: ChallengeMessage) => parent.postMessage(message, '*'); // contains no secret

button?.addEventListener('click', () => tell('solved'));
window.addEventListener('keydown', ({ key }) => key === 'Escape' && tell('dismissed'));
window.addEventListener('message', ({ data, source }) => {
  if (source === parent && data === 'shown') button?.focus();
});
