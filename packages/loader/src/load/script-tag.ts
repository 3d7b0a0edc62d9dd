import { unshadowed } from '@adviser-widgets/core/internal';

/** Set by the build. */
declare const AW_BASE: string;

/** How the configuration's keys begin in a tag's `dataset`; script-tag.test.ts compares it with them. */
const ourKeys =
  /^(accept|adviser|analytics|apiBase|brand|campaign|captcha|cdnBase|chat|config|consent|contact|cookie|debug|encoding|environment|image|links|maps|mco|nonce|phone|preview|privacy|product|report|search|server|siteBase|start|submission|timeZone|tracking)/;

/**
 * Returns the loader's own tag. `document.currentScript` is null in modules, and another tag if an
 * optimiser has moved the code there. Then the page's only tag counts that looks like the loader's.
 */
export function findScriptTag(): HTMLScriptElement | undefined {
  const current = unshadowed(document).currentScript as HTMLScriptElement | null; // no loader is inside an SVG
  if (current && (isNamedLoader(current) || hasOurAttribute(current))) return current;
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    (tag) => isNamedLoader(tag) && hasOurAttribute(tag),
  );
  return (tags.length === 1 ? tags[0] : current) ?? undefined;
}

/** The nonce that the page's policy asks for, on the tag or on another of its scripts; '' without one. */
export function nonceOf(script: HTMLScriptElement | undefined): string {
  return (
    script?.nonce ||
    script?.dataset.nonce ||
    document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ||
    ''
  );
}

/** The folder of the release. A renamed, inlined or bundled script can't know it, so `AW_BASE` is used. */
export function baseAddress(script: HTMLScriptElement | undefined): string {
  return script && isNamedLoader(script) ? script.src : new URL(AW_BASE, document.baseURI).href;
}

/** Whether its address is that of a `loader.js`, also with a suffix that an optimiser added. */
function isNamedLoader({ src }: HTMLScriptElement): boolean {
  return /^[^?#]*\/loader[^/?#]*\.js([?#]|$)/.test(src);
}

function hasOurAttribute({ dataset }: HTMLScriptElement): boolean {
  return Object.keys(dataset).some((key) => ourKeys.test(key));
}
