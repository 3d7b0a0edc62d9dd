const maxAnswers = 50;

const lifetimeMs = 5 * 60 * 1000;

/** Deleting a letter then sends no request. */
export interface AnswerMemory<Answer> {
  get(key: string): Answer | undefined;
  keep(key: string, answer: Answer): void;
}

/** Limited in size and time (R10): the vendor's own grows as long as the page is open. */
export function createAnswerMemory<Answer>(): AnswerMemory<Answer> {
  const entries = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      entries.delete(key);
      if (!entry || Date.now() > entry.until) return undefined;
      entries.set(key, entry);
      return entry.answer;
    },
    keep(key, answer) {
      entries.set(key, { answer, until: Date.now() + lifetimeMs });
      const [oldest] = entries.keys();
      if (entries.size > maxAnswers && oldest !== undefined) entries.delete(oldest);
    },
  };
}
