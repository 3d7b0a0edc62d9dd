import { enterAnswers } from './enter-answers.ts';
import type { Scene, Sending } from './scene.ts';
import { answersAt } from './visit.ts';

export async function enterAnew(scene: Scene, sending: Sending, number: number): Promise<void> {
  const { account, form } = sending;
  await enterAnswers(form, answersAt(account.lead, number), 'fill');
  sending.typed = (await form.look()).values;
  scene.log(`form ${form.index}: ${account.lead.mark} is typed in again`);
}
