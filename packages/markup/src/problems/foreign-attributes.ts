/** Beginnings of `data-` names that other tools write on any element. They are theirs: no report. */
const foreign =
  /^(id|aos|wow|animate|wp|elementor|block|vc|cke|mce|froala|pm|sheets|test\w*|qa|cy|gtm\w*|ga|hs|v|react\w*|astro|turbo|turbolinks|controller|action|target|hx|x|bs|toggle|uk|lazy|rocket|no|cfasync|entity|udi|contrast|start|end|lt|gr|gramm)(-|$)/;

/** True for the `data-` attribute of another tool; `name` without `data-`. */
export function isForeign(name: string): boolean {
  return foreign.test(name);
}

/** Attributes that HTML gives every element or a link; none of them is one of ours without its `data-`. */
const native = new Set(
  'accesskey autocapitalize autofocus class contenteditable dir download draggable enterkeyhint hidden href hreflang id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part ping popover referrerpolicy rel role slot spellcheck style tabindex target title translate type'.split(' '),
);

export function isNative(name: string): boolean {
  return native.has(name);
}
