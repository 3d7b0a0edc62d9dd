/** Reads a link's parameters: `#widget=request-call-form&heading=Talk%20to%20us`. */
export function linkParameters(element: Element): URLSearchParams {
  const { hash = '' } = element as Partial<HTMLAnchorElement>; // only links have one
  return new URLSearchParams(/^#(widget=.*)/.exec(hash)?.[1]);
}
