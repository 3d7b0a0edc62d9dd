/** A docstring: what is between backticks is code. */
export function Words({ text }: { readonly text: string }) {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
