/**
 * The parameters in a link's fragment, for editors who can only write links (contract section 1): `<a
 * href="/request-a-call#widget=request-call-form&heading=Talk%20to%20us">`. Parsed the way `URLSearchParams`
 * serialises: "+" and "%20" are spaces, "%2B" is a plus sign, and an invalid escape is kept as is. Empty for
 * any other element.
 */
export function linkParameters(element: Element): URLSearchParams {
  const { hash = '' } = element as Partial<HTMLAnchorElement>; // only links have one
  return new URLSearchParams(/^#(widget=.*)/.exec(hash)?.[1]);
}
