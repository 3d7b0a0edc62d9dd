/** Where lines go: what was found, and what is said about the check itself. */
export interface Output {
  readonly out: (text: string) => void;
  readonly logError: (text: string) => void;
}
