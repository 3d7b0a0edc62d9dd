/**
 * What a link says in place of attributes, where editors may use nothing but links (contract section
 * 1): `<a href="/request-a-call#widget=request-call-form&heading=Talk%20to%20us">`. Read the way
 * `URLSearchParams` writes it: "+" and "%20" are spaces, "%2B" is a plus sign, and a broken escape
 * stays as it stands. Empty for any other element.
 */
export function linkParameters(element: Element): URLSearchParams {
  const { hash = '' } = element as Partial<HTMLAnchorElement>; // nothing but links has one
  return new URLSearchParams(/^#(widget=.*)/.exec(hash)?.[1]);
}
