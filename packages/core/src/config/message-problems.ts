import { isRecord } from '../values/records.ts';
import type { ConfigProblem } from './read-config.ts';

/** Returns the parts of `messages` that are not texts, and objects under names not in `widgetNames`. */
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
