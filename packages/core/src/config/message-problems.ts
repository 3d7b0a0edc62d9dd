import { isRecord } from '../values/records.ts';
import type { ConfigProblem } from './read-config.ts';

/**
 * Returns the parts of `messages` that are not texts. With `widgetNames`, an object under any other name is a
 * problem too. Lookups ignore a wrong part, so one mistake affects one text only.
 */
export function messageProblems(messages: object, widgetNames?: readonly string[]): readonly ConfigProblem[] {
  return Object.entries(messages).flatMap(([name, text]: [string, unknown]) => {
    const isOfWidget = isRecord(text) && (!widgetNames || widgetNames.includes(name));
    return isOfWidget ? problemsIn(text, `messages.${name}`) : problemsIn({ [name]: text }, 'messages');
  });
}

function problemsIn(texts: object, place: string): readonly ConfigProblem[] {
  const wrong = Object.entries(texts).filter(([, text]) => typeof text !== 'string');
  return wrong.map(([name, given]: [string, unknown]) => ({ path: `${place}.${name}`, given }));
}
