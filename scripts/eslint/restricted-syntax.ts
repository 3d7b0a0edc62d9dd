export interface Restriction {
  readonly selector: string;
  readonly message: string;
}

const rawHtmlNames =
  '/^(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|srcdoc|srcDoc)$/';

/** House rule 9: raw HTML enters the page in one place, sanitised. */
export const rawHtml = restrictions(
  'Raw HTML reaches the page only through packages/widget/src/html/sanitise.ts.',
  [
    `MemberExpression[property.name=${rawHtmlNames}]`,
    `MemberExpression[property.value=${rawHtmlNames}]`,
    `Property[key.name=${rawHtmlNames}]`,
    `JSXAttribute[name.name=${rawHtmlNames}]`,
    'MemberExpression[object.name="document"][property.name=/^(write|writeln)$/]',
    // Libraries may export another class of that name.
    'Identifier[name="DOMParser"]:not(ImportSpecifier > Identifier)',
  ],
);

const tagNames = '/^(script|style|link)$/i';

/** House rule 9: scripts and styles are added in one place, with nonce and Trusted Types policy. */
export const addedTags = restrictions(
  'Scripts and styles are added only by packages/core/src/third-party/script.ts and packages/loader/src/load/create-links.ts.',
  [
    `CallExpression[callee.property.name=/^createElement(NS)?$/] > Literal[value=${tagNames}]`,
    `CallExpression[callee.name="createElement"] > Literal[value=${tagNames}]`,
    `JSXOpeningElement[name.name=${tagNames}]`,
    'AssignmentExpression[left.property.name="src"][left.object.name=/script/i]',
    'MemberExpression[property.name=/^(adoptedStyleSheets|insertRule)$/]',
    'NewExpression[callee.name="CSSStyleSheet"]',
  ],
);

/** Cookies have one reader, js-cookie, so that every value is decoded the same way. */
export const cookies = restrictions(
  'Cookies are read and written only through packages/core/src/visit/cookies.ts.',
  [
    'MemberExpression[property.name="cookie"][object.name="document"]',
    'MemberExpression[property.name="cookie"][object.property.name="document"]',
    'MemberExpression[property.value="cookie"][object.name="document"]',
    'VariableDeclarator[init.name="document"] > ObjectPattern > Property[key.name="cookie"]',
    'Identifier[name="cookieStore"]',
    'ImportDeclaration[source.value="js-cookie"]',
    'ImportExpression[source.value="js-cookie"]',
    'ExportNamedDeclaration[source.value="js-cookie"]',
  ],
);

/** What old libraries on host pages replace (real-libraries.browser.ts). */
export const replacedByHosts = [
  ...restrictions('prototype.js and MooTools replace Array.from: spread the items, and map them.', [
    'MemberExpression[object.name="Array"][property.name="from"]',
  ]),
  ...restrictions('prototype.js replaces `entries` of arrays: use `keys`, or spread the map.', [
    'CallExpression[callee.property.name="entries"]:not([callee.object.name="Object"])',
  ]),
  ...restrictions('prototype.js 1.6 turns arrays into text: use toJson of @adviser-widgets/core.', [
    'MemberExpression[object.name="JSON"][property.name="stringify"]',
  ]),
  ...restrictions('prototype.js replaces `remove` of elements: `replaceWith()` removes, too.', [
    'CallExpression[callee.property.name="remove"][arguments.length=0]',
  ]),
  ...restrictions('MooTools replaces `Event`: use CustomEvent.', ['NewExpression[callee.name="Event"]']),
  ...restrictions('MooTools replaces `Document`: use HTMLDocument.', [
    'MemberExpression[object.name="Document"][property.name="prototype"]',
  ]),
  ...restrictions('Form plugins of the page stop the event: use onSubmitCapture.', [
    'JSXAttribute[name.name="onSubmit"]',
  ]),
  ...restrictions('MooTools replaces `bind`, whose arguments are then a list: use an arrow function.', [
    'CallExpression[callee.property.name="bind"][arguments.length>1]',
  ]),
];

/** What a page's elements, frames and scripts take by their names (`clobbered-config.browser.ts`). */
export const pageGlobals = restrictions(
  'Read what others put on the window with pageGlobal, and set it with setPageGlobal (packages/core/src/page).',
  [
    'TSAsExpression > Identifier.expression[name=/^(globalThis|window|self)$/]',
    'TSAsExpression > TSAsExpression > Identifier.expression[name=/^(globalThis|window|self)$/]',
  ],
);

/** What elements have that a field of a form hides by its name. */
const elementMembers =
  '/^((get|set|remove|has|toggle)Attribute|getAttributeNames|attributes|closest|matches|querySelector(All)?|contains|append|prepend|replace(Children|With)|before|after|children|childNodes|childElementCount|(first|last)(Element)?Child|(next|previous)(Element)?Sibling|parent(Node|Element)|localName|tagName|node(Name|Type|Value)|id|class(Name|List)|dataset|style|title|hidden|isConnected|isContentEditable|getRootNode|ownerDocument|shadowRoot|attachShadow|textContent|innerText|cloneNode|normalize|isEqualNode|compareDocumentPosition|getBoundingClientRect|getClientRects|scrollIntoView|(add|remove)EventListener|dispatchEvent)$/';

/** For code that meets elements of the page, any of which may be a form (`shadowed-names.browser.ts`). */
export const shadowedNames = restrictions(
  'A field called so hides it, if the element is a form: read it from unshadowed(element) (packages/core/src/host).',
  [
    `MemberExpression[object.name=/^(element|host|placeholder|parentElement)$/][property.name=${elementMembers}]`,
    `MemberExpression[object.property.name=/^(element|host|parentElement)$/][property.name=${elementMembers}]`,
    `VariableDeclarator[init.name=/^(element|placeholder)$/] > ObjectPattern > Property[key.name=${elementMembers}]`,
  ],
);

/** House rule 11. */
export const weakTests = [
  ...restrictions('State what you expect: a snapshot accepts whatever the code returns.', [
    'CallExpression[callee.property.name=/^toMatch(Inline|File)?Snapshot$/]',
  ]),
  ...restrictions('Do not mock our own modules: use the real one, and fake the network or the clock.', [
    'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock)$/][arguments.0.value=/^(\\.|@adviser-widgets)/]',
  ]),
];

/** A fixed wait fails on slow machines and delays everyone else. */
export const pageSleeps = restrictions(
  'Wait for what is needed: a state, an answer, or the clock of the page (packages/testing/src/browser/waits/pause-clock.ts).',
  [
    'CallExpression[callee.property.name="waitForTimeout"]',
    // Waits for half a second of silence, which some pages never have.
    'Literal[value="networkidle"]',
  ],
);

const timer =
  ':matches(CallExpression[callee.name="setTimeout"], CallExpression[callee.property.name="setTimeout"])';

/** A zero timeout is allowed: it only lets other tasks run first. */
const realTime = [
  `NewExpression[callee.name="Promise"] ${timer}[arguments.length>1]:not([arguments.1.value=0])`,
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/]',
  'CallExpression[callee.object.name="AbortSignal"][callee.property.name="timeout"]',
];

export const realWaits = restrictions(
  'Wait for an event (packages/testing/src/browser/waits/quiet.ts), or run the clock of the page on (pause-clock.ts beside it).',
  realTime,
);

/** In Node tests, use `settled` for "nothing happens", and `after` or the held clock for a time. */
export const realWaitsOfUnitTests = restrictions(
  'Wait for a state (vi.waitFor), for all that needs no clock (@adviser-widgets/testing/settled), or hold the clock (vi.useFakeTimers) and wait with @adviser-widgets/testing/after.',
  [...realTime, 'CallExpression[callee.object.name="performance"][callee.property.name="now"]'],
);

function restrictions(message: string, selectors: readonly string[]): Restriction[] {
  return selectors.map((selector) => ({ selector, message }));
}
