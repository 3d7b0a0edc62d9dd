/** What has a state that others watch. Its own verbs change it. */
export class Store<State> {
  readonly #listeners = new Set<() => void>();
  #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  readonly state = (): State => this.#state;

  /** Calls `listener` after each change. Returns what stops that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  protected show(next: State): void {
    this.#state = next;
    this.#listeners.forEach((listener) => listener());
  }
}
