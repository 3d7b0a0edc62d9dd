/** Returns whether text holds the sign of email addresses, in any width: what has it is not sent as a label or search. */
export function hasAtSign(text: string): boolean {
  return /[@＠﹫]/.test(text);
}
