import type { TextPart } from '@adviser-widgets/core';

/** A text with what was found in it marked. Whatever it holds is text, never HTML. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>));
}
