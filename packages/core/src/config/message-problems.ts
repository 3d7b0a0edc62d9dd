import { isRecord } from '../values/records.ts';
import type { ConfigProblem } from './read-config.ts';

/**
 * What is no text in the configuration key `messages`, which holds texts by name, and under the name of a widget those for that
 * widget alone. Whoever looks for a text passes over it, so that one slip costs one text.
 *
 * @param widgetNames where they are known, an object under any other name is told too
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
