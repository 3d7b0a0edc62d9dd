const maxAnswers = 50;

const lifetimeMs = 5 * 60 * 1000;

/** Deleting a letter then sends no request. */
export interface AnswerMemory<Answer> {
  get(words: string): Answer | undefined;
  keep(words: string, answer: Answer): void;
}

/** Limited in size and time: the vendor's own grows as long as the page is open. */
export function createAnswerMemory<Answer>(): AnswerMemory<Answer> {
  const entries = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return {
    get(words) {
      const entry = entries.get(words);
      entries.delete(words);
      if (!entry || Date.now() > entry.until) return undefined;
      entries.set(words, entry);
      return entry.answer;
    },
    keep(words, answer) {
      entries.set(words, { answer, until: Date.now() + lifetimeMs });
      const [oldest] = entries.keys();
      if (entries.size > maxAnswers && oldest !== undefined) entries.delete(oldest);
    },
  };
}
