import { reportError, warn } from '../page/log.ts';
import type { Config } from './config.ts';
import { messageProblems } from './message-problems.ts';
import type { ConfigProblem } from './read-config.ts';

/** Each problem is reported once, though a page whose JSON is late is configured twice. */
const told = new Set<string>();

function tell(report: (sentence: string) => void, sentence: string): void {
  if (!told.has(sentence)) report(sentence);
  told.add(sentence);
}

/** Also reports the sandbox of a public page: it is nearly always a mistake, and the page's leads are lost. */
export async function reportProblems(
  ofKeys: readonly ConfigProblem[],
  { environment, messages }: Config,
  isPublic: boolean,
): Promise<void> {
  if (isPublic && environment === 'sandbox' && globalThis.document)
    tell(warn, 'this public page sends its leads to the sandbox; set environment to "live"');
  const problems = [...ofKeys, ...messageProblems(messages)];
  if (problems.length === 0) return;
  const { describeConfigProblem } = await import('./describe-config-problem.ts');
  for (const problem of problems) {
    const sentence = describeConfigProblem(problem);
    if (sentence) tell('given' in problem ? reportError : warn, sentence);
  }
}
