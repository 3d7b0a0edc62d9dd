import { isRecord } from '../values/records.ts';
import type { ConfigProblem } from './read-config.ts';

/**
 * Returns the parts of the configuration key `messages` that are not texts. It maps names to texts, and the name of a
 * widget to that widget's own texts. Lookups ignore a wrong part, so that one mistake affects one text only.
 *
 * @param widgetNames if given, an object under any other name is a problem too
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
