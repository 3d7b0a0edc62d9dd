import { unshadowed } from '@adviser-widgets/core/internal';

/**
 * What tools write as HTML: a list of good elements, attributes and schemes. Every name is harmless on every element
 * of the list, and no element of it but `textarea`, `title` and `iframe` changes how a parser reads what follows; those
 * three are written with escaped text or nothing. So whatever a browser makes of the markup, whichever way it nests it,
 * consists of these elements and attributes: there is nothing to mutate into.
 */
const elements = setOf(`
  a abbr address article aside b bdi bdo big blockquote br button caption center cite code col colgroup data
  datalist dd del details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6
  header hgroup hr i iframe img input ins kbd label legend li main map area mark menu meter nav ol optgroup option
  output p picture pre progress q rp rt ruby s samp search section select small source span strike strong sub
  summary sup table tbody td textarea tfoot th thead time tr tt u ul var video audio track wbr
`);

/** For icons. Without what animates, links, or holds HTML. */
const drawn = setOf('svg g path circle ellipse line polyline polygon rect title desc use');

/** Left out with everything in them; of other unknown elements, the content stays. */
const emptied = setOf(`
  applet base embed frame frameset head link math meta noembed noframes noscript object param plaintext script style
  template title xmp
`);

/** Names without addresses, code or styles in their values. In lower case. */
const plain = setOf(`
  abbr accept accesskey align allowfullscreen alt autocomplete autoplay bgcolor border cellpadding cellspacing checked
  class clear color cols colspan controls coords crossorigin datetime decoding default dir disabled download
  draggable enctype enterkeyhint face fetchpriority for frameborder headers height hidden high hreflang hspace inert
  inputmode ismap itemprop itemscope itemtype kind label lang list loading loop low max maxlength media method min
  minlength multiple muted noshade novalidate nowrap open optimum pattern placeholder playsinline preload readonly
  referrerpolicy required reversed role rows rowspan sandbox scope scrolling selected shape size sizes span spellcheck
  srclang start step summary tabindex title translate type usemap valign value vspace width wrap
  clip-rule cx cy d fill fill-opacity fill-rule focusable opacity points preserveaspectratio r rx ry stroke
  stroke-dasharray stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width transform viewbox
  x x1 x2 y y1 y2
`);

/** By name; each decides by the value whether the attribute may stay. */
const judged: Readonly<Record<string, (value: string, element: string) => boolean>> = {
  href: (value, element) => (element === 'use' ? isPath(value) : isAddress(value)),
  src: (value, element) => isAddress(value, element !== 'iframe'),
  srcset: (value) => value.split(',').every((part) => isAddress(part, true)),
  poster: (value) => isAddress(value, true),
  action: (value) => isAddress(value),
  cite: (value) => isAddress(value),
  xmlns: (value) => value === svgSpace,
  // A page opened in a named window, or with `opener`, can send the one that opened it elsewhere.
  target: (value) => /^_(blank|self|parent|top)$/i.test(value),
  rel: (value) => !/(^|\s)opener(\s|$)/i.test(value),
  // Browsers also split at commas, as in the header of the same syntax.
  allow: (value) => value.split(/[;,]/).every((part) => part.trim() === '' || isPlayersFeature(part)),
  id: isOwnName,
  name: isOwnName,
  style: (value) => value.split(';').every((part) => part.trim() === '' || isPlainStyle(part)),
};

/** What YouTube, Vimeo, Spotify and 360° players, maps and tours ask for in the snippets that they offer. */
const playersFeatures = setOf(`
  accelerometer autoplay clipboard-write encrypted-media fullscreen gyroscope picture-in-picture web-share
  xr-spatial-tracking
`);

/** A name that libraries on the page run as code, or fetch code for: Knockout, Angular, htmx, Alpine, Rails… */
const runByLibraries = /^data-(bind|on|ng|hx|x|wp|dojo|remote)([-:]|$)/;

const svgSpace = 'http://www.w3.org/2000/svg';
const htmlSpace = 'http://www.w3.org/1999/xhtml';

/** Elements whose content is text, for a parser too. */
const textual = new Set(['textarea', 'title', 'desc']);

/** Void elements: no content and no end tag. */
const childless = setOf('area br col hr img input source track wbr');

/**
 * What becomes of an element: written; only its content is written; nothing is written of it. A placeholder or slot
 * of an unknown name is written as `div`.
 */
export function fateOf(element: Element): 'kept' | 'renamed' | 'opened' | 'dropped' {
  const own = unshadowed(element);
  const { localName, namespaceURI } = own;
  if (namespaceURI === svgSpace) return drawn.has(localName) ? 'kept' : 'dropped';
  if (namespaceURI !== htmlSpace || emptied.has(localName)) return 'dropped';
  if (elements.has(localName)) return 'kept';
  return own.hasAttribute('data-widget') || own.hasAttribute('data-slot') ? 'renamed' : 'opened';
}

/** What is written between an element's tags. Void elements have no end tag. */
export function contentOf(name: string): 'elements' | 'text' | 'nothing' | 'void' {
  if (childless.has(name)) return 'void';
  if (name === 'iframe') return 'nothing';
  return textual.has(name) ? 'text' : 'elements';
}

/** Whether an element of this name can stand around any content. */
export function isContainer(name: string): boolean {
  return elements.has(name) && contentOf(name) === 'elements';
}

/** `element` is the name of the element that it is written on. */
export function isKeptAttribute(given: string, value: string, element: string): boolean {
  const name = given.toLowerCase();
  if (Object.hasOwn(judged, name)) return judged[name]?.(value, element) ?? false;
  if (/^(data|aria)-[a-z\d_.-]+$/.test(name)) return !runByLibraries.test(name);
  return plain.has(name);
}

/** Whether a comment holds words alone: servers and libraries run others (`#include`, `ko if: …`, `wp:html`). */
export function isKeptComment(text: string): boolean {
  return /^[\s\p{L}\p{M}\p{N}.,;'"’“”()-]*$/u.test(text) && !text.includes('--') && !/^-|-$/.test(text);
}

const safe = /^(https?|mailto|tel|sms):/i;
const picture = /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * Unlike the values of widgets, an address that leads nowhere (`www.example.nz`) is kept: it is its author's. Browsers
 * ignore control characters and white space in a scheme.
 */
function isAddress(value: string, isPicture = false): boolean {
  const address = value.replace(/[\p{C}\p{Z}\s]+/gu, '');
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return true;
  return safe.test(address) || (picture.test(address) && isPicture);
}

/** Of a sprite on the site. */
function isPath(value: string): boolean {
  return /^(#|\/(?![\\/])|\.{0,2}\/(?![\\/]))[\w./%#-]*$/.test(value);
}

/**
 * Elements with ids and names can hide members of the document and globals of the page. The page's own document also has
 * its forms and frames as members, by their names.
 */
function isOwnName(value: string, element: string): boolean {
  if (/^adviser-?widgets/i.test(value)) return false;
  return !['form', 'img', 'iframe'].includes(element) || !(value in new Document());
}

/** `fullscreen`, or with the origins that may use it: `fullscreen *`. */
function isPlayersFeature(part: string): boolean {
  const [feature = '', ...origins] = part.trim().toLowerCase().split(/\s+/);
  return (
    playersFeatures.has(feature) &&
    origins.every((origin) => /^(\*|'(self|src|none)'|https?:\S+)$/.test(origin))
  );
}

/** Nothing that loads a file, or lays an element over the page. */
function isPlainStyle(declaration: string): boolean {
  const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:([\w\s#%.,()+*/"'!-]*)$/i.exec(declaration) ?? [];
  return plainStyle.test(name) && !/url|image|element|attr|expression/i.test(value);
}

const plainStyle =
  /^(color|background-color|font(-[a-z]+)*|text-[a-z-]+|line-height|letter-spacing|word-[a-z-]+|white-space|(min-|max-)?(width|height)|padding(-[a-z]+)*|margin(-[a-z]+)*|border(-[a-z]+)*|list-style(-type|-position)?|display|float|clear|vertical-align|aspect-ratio|object-(fit|position)|(row-|column-)?gap|flex(-[a-z]+)*|(align|justify)-[a-z]+|table-layout)$/i;

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.trim().split(/\s+/));
}
