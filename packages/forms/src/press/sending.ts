/** What one press sends, and what its form does then. */
export interface Sending<Values> {
  /** Resolves to what is sent, or to `undefined` if a value is invalid. Called again once there is a token. */
  validate(): Promise<Values | undefined>;
  /** Sends it within the time left of the press. Rejects with a `RequestError`. */
  send(values: Values, turn: Turn): Promise<void>;
  /** Called once a press has passed validation, before the captcha. */
  onAttempt?(values: Values): void;
  /** Called if a value is invalid. */
  onInvalid?(): void;
  /** Called once the API has accepted it. */
  onSent(): void;
}

/** What a press gives to what it sends. */
export interface Turn {
  /** Of the captcha; '' without one. */
  readonly token: string;
  /** Milliseconds left of the press; 0 once it has ended. */
  left(): number;
  /** Resolves to another token: each is good for one request. */
  renewToken(): Promise<string>;
}
