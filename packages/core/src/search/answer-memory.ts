/** The most answers kept; the least recently used one goes first. */
const most = 50;

/** Milliseconds that an answer stays valid. */
const lifetime = 5 * 60 * 1000;

/** Recent answers, so that deleting a letter sends no request. */
export interface AnswerMemory<Answer> {
  get(key: string): Answer | undefined;
  keep(key: string, answer: Answer): void;
}

/** Creates a memory limited in size and time (R10); the vendor's own grows as long as the page is open. */
export function createAnswerMemory<Answer>(): AnswerMemory<Answer> {
  const entries = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      entries.delete(key);
      if (!entry || Date.now() > entry.until) return undefined;
      entries.set(key, entry); // now the most recently used
      return entry.answer;
    },
    keep(key, answer) {
      entries.set(key, { answer, until: Date.now() + lifetime });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
  };
}
