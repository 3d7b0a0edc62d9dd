/** Answers that are kept, the last used ones. */
const most = 50;

/** Milliseconds that an answer is good for. */
const lifetime = 5 * 60 * 1000;

/** What was answered lately, so that going back a letter asks nobody. */
export interface AnswerMemory<Answer> {
  get(key: string): Answer | undefined;
  keep(key: string, answer: Answer): void;
}

/** A memory that is bounded in number and time (R10): the vendor's own grows as long as the page stands. */
export function createAnswerMemory<Answer>(): AnswerMemory<Answer> {
  const entries = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      entries.delete(key);
      if (!entry || Date.now() > entry.until) return undefined;
      entries.set(key, entry); // used last
      return entry.answer;
    },
    keep(key, answer) {
      entries.set(key, { answer, until: Date.now() + lifetime });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
  };
}
