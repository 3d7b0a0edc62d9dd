/** What other people's pages do to forms. Each was reported once, and lost or misdirected leads. */
export interface PageQuirk {
  readonly head?: string;
  /** Stands around the forms. */
  readonly before?: string;
  readonly after?: string;
  /** Stands in each form's `intro` slot. */
  readonly intro?: string;
}

export const quirkPages = {
  'has a base on another host': {}, // see `visitPage`
  "runs the vendor's captcha snippet, without the captcha": {
    head: '<script>grecaptcha = { ready(task) {} }</script>',
  },
  'presses its own button on Enter': {
    before: `<form onsubmit="throw new Error('The page sent its own form')"><button id="other">Search</button></form>
<div onkeypress="if (event.keyCode === 13) { other.click(); return false }">`,
    after: '</div>',
  },
  'disables a submit button when it is pressed': {
    head: `<script>document.addEventListener('submit', ({ target }) => { target.querySelector('[type=submit]').disabled = true })</script>`,
  },
  'wraps fetch and reads its options': {
    head: `<script>const plain = fetch; fetch = (address, options) => { options?.hasOwnProperty('headers'); return plain(address, options) }</script>`,
  },
  'never grants a lock after its first load': {
    head: `<script>if (sessionStorage.loadedOnce) navigator.locks.request = () => new Promise(() => {}); sessionStorage.loadedOnce = 'yes'</script>`,
  },
  'has a button named FormEmail in its introduction': {
    intro: '<button type="button" name="FormEmail" value="thief@example.org">Write to us</button>',
  },
} satisfies Record<string, PageQuirk>;

export type Quirk = keyof typeof quirkPages;
export const quirks = Object.keys(quirkPages) as Quirk[]; // the keys of the table above
