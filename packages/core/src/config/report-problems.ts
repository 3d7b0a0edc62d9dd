import { reportError, warn } from '../page/log.ts';
import type { Config } from './config.ts';
import { messageProblems } from './message-problems.ts';
import type { ConfigProblem, ConfigSources } from './read-config.ts';
import { unknownNames } from './unknown-names.ts';

/** Each problem is reported once, though a page whose JSON is late is configured twice. */
const told = new Set<string>();

function tell(report: (sentence: string) => void, sentence: string): void {
  if (!told.has(sentence)) report(sentence);
  told.add(sentence);
}

let isUnread = false;

/** Whether the page's JSON could not be read: what seems to be missing may be in it. */
export function isConfigUnread(): boolean {
  return isUnread;
}

/** Also reports the sandbox of a public page: it is nearly always a mistake, and the page's leads are lost. */
export async function reportProblems(
  ofKeys: readonly ConfigProblem[],
  config: Config,
  isPublic: boolean,
  { unread, tag = {} }: Pick<ConfigSources, 'unread' | 'tag'> = {},
): Promise<void> {
  if (isPublic && config.environment === 'sandbox' && globalThis.document)
    tell(warn, 'this public page sends its leads to the sandbox; set environment to "live"');
  const problems = [...ofKeys, ...messageProblems(config.messages), ...unknownNames(config)];
  isUnread = unread !== undefined && unread !== 'late';
  if (problems.length === 0 && unread === undefined) return;
  const { describeConfigProblem, describePlace, isGrave } = await import('./describe-config-problem.ts');
  if (unread === 'late')
    reportError(
      'the configuration has not arrived after 3 s; using the script tag and the defaults until it does',
    );
  if (isUnread)
    reportError(
      `the configuration could not be read from ${describePlace(tag)}; using the script tag and the defaults`,
      unread,
    );
  const whole = unread === undefined ? config : undefined;
  for (const problem of problems) {
    const sentence = describeConfigProblem(problem, whole);
    if (sentence) tell(isGrave(problem, whole) ? reportError : warn, sentence);
  }
}
