/** Keeps the answers of a fake server back. */
export interface AnswerHold {
  /** Resolves once nothing is held back. */
  released(): Promise<void> | undefined;
  /** Keeps all answers back until the returned function is called. */
  hold(): () => void;
}

export function createAnswerHold(): AnswerHold {
  let held: Promise<void> | undefined;
  return {
    released: () => held,
    hold() {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}
