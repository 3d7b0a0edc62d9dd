import { parentOf, unshadowed } from '../host/shadowed-names.ts';
import { readGround, type Ground } from './ground.ts';

/** Milliseconds after which all widgets are read if an attribute has changed, but nothing behind one of them. */
const pauseMs = 500;

const roots = new WeakSet<Element>();
const watchers = new Set<() => void>();
let followed: HTMLElement | undefined;
/** One for what is around all roots. */
let observer: MutationObserver | undefined;
let isAwaited = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is around one of the widgets; `undefined` if all have to be read. */
let sample: WeakRef<Element> | undefined;
/** Its ground when all were read. */
let sampleGround: Ground | undefined;

/**
 * Gives the widgets inside an element with the class `aw-root` colours that suit the background behind it, and
 * follows the page, or an element around, when it switches between light and dark. In React: `<div className="aw-root"
 * ref={matchBackground}>`.
 */
export function matchBackground(root: HTMLElement | null): void {
  if (!root) return;
  setGround(root, readGround(root));
  // From the body on, all attributes are followed: this filter would take the place of that.
  for (let around: Element | undefined = root; around && around !== followed; around = parentOf(around))
    observer?.observe(around, { attributeFilter: themeAttributes });
}

/** By which apps switch the theme of an element. Their `style` may be animated, and we write other attributes. */
const themeAttributes = 'class data-theme data-mode data-color-mode data-color-scheme data-bs-theme'.split(
  ' ',
);

/** Marks a root with a ground that has been read before it was in the page. */
export function setGround(root: HTMLElement, ground: Ground | undefined): void {
  roots.add(root);
  write(root, ground);
  followTheme();
}

/**
 * Calls `onSwitch` whenever the page may have switched between light and dark, also on a page with a theme of its
 * own, whose widgets have no ground. Returns a function that stops it.
 */
export function watchTheme(onSwitch: () => void): () => void {
  watchers.add(onSwitch);
  return () => void watchers.delete(onSwitch);
}

function write(root: HTMLElement, ground: Ground | undefined): void {
  if (ground) root.setAttribute('data-aw-ground', ground);
  else root.removeAttribute('data-aw-ground');
}

/**
 * Pages switch their theme by an attribute of `html` or `body`, or with the visitor's setting. In
 * between, only apps are followed, by `matchBackground`: elsewhere backgrounds further down are read at the mount only.
 */
function followTheme(): void {
  const body = unshadowed(document).body;
  if (followed === body) return; // some libraries replace it
  const isFirst = !followed;
  followed = body;
  observer ??= new MutationObserver(lookSoon);
  for (const element of [unshadowed(document).documentElement, body])
    observer.observe(element, { attributes: true });
  if (!isFirst) return;
  const matchSoon = () => {
    sample = undefined;
    lookSoon();
  };
  // What was read in forced colours is the system's background.
  for (const setting of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
    // jsdom, where apps are tested, has no `matchMedia`. It is the browser's, not what a page has put there.
    // eslint-disable-next-line no-restricted-syntax
    (window as Partial<Window>).matchMedia?.(setting).addEventListener('change', matchSoon);
  addEventListener('transitionend', ({ propertyName, target }) => {
    const isGround = propertyName === 'background-color' && (target as Element).querySelector('.aw-root');
    if (isGround) matchSoon();
  });
}

/**
 * Scripts that animate write such attributes in every frame. So what is behind one widget is read first, and behind all
 * if that has changed. Otherwise only sections with a theme of their own may have, which a pause is soon enough for.
 */
function lookSoon(): void {
  if (isAwaited) return;
  isAwaited = true;
  requestAnimationFrame(() => {
    isAwaited = false;
    const around = sample?.deref();
    const isSame = around && unshadowed(around).isConnected && readGround(around) === sampleGround;
    if (isSame) timer ??= setTimeout(matchAll, pauseMs);
    else matchAll();
  });
}

function matchAll(): void {
  clearTimeout(timer);
  timer = undefined;
  const all = [...document.querySelectorAll<HTMLElement>('.aw-root')].filter((root) => roots.has(root));
  for (const root of all) write(root, ''); // its panel is not the page's background
  const grounds = all.map(readGround);
  const around = all[0] ? parentOf(all[0]) : followed;
  if (around) [sample, sampleGround] = [new WeakRef(around), readGround(around)];
  all.forEach((root, index) => write(root, grounds[index]));
  for (const onSwitch of watchers) onSwitch();
}
