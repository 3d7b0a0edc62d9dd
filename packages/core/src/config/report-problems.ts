import { reportError, warn } from '../page/log.ts';
import type { Config } from './config.ts';
import { messageProblems } from './message-problems.ts';
import type { ConfigProblem } from './read-config.ts';

/** Each problem is reported once, though a page whose JSON is late is configured twice. */
const told = new Set<string>();

export async function reportProblems(ofKeys: readonly ConfigProblem[], { messages }: Config): Promise<void> {
  const problems = [...ofKeys, ...messageProblems(messages)];
  if (problems.length === 0) return;
  const { describeConfigProblem } = await import('./describe-config-problem.ts');
  for (const problem of problems) {
    const report = 'given' in problem ? reportError : warn;
    const sentence = describeConfigProblem(problem);
    if (sentence && !told.has(sentence)) report(sentence);
    if (sentence) told.add(sentence);
  }
}
