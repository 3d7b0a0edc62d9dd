import { unshadowed } from '../host/shadowed-names.ts';
import { contrastOf, shadeOf, shadesBehind, type Shade } from './backgrounds.ts';

/** The value of `data-aw-ground` on a root: which colours suit what is behind it; empty for the defaults. */
export type Ground = string;

/** The dark colours reach 4.5:1, and their borders 3:1, on this and all darker shades. */
const darkest = 0.08 ** (1 / 2.2);

/** The light colours do on this and all lighter shades. */
const lightest = 0.68 ** (1 / 2.2);

/** Below it the page's text was never meant for the background found: another one is painted over it. */
const leastContrast = 2;

const buttonColors = ['primary', 'primary-hover', 'on-primary'];
const colors = [
  ...buttonColors,
  ...['muted', 'link', 'surface', 'field-text', 'border', 'accent', 'accent-surface'],
  ...['error', 'error-surface', 'focus', 'text', 'heading'],
];

/**
 * Reads which colours suit the background behind an element. `undefined` on a page that sets colours of its
 * own, other than the buttons': those are a theme, which stays as it is.
 */
export function readGround(element: Element): Ground | undefined {
  const style = getComputedStyle(element);
  const own = ownColors(style);
  if (own.some((name) => !buttonColors.includes(name))) return undefined;
  const { isDark, isPanel } = judge(element, shadeOf(style.color));
  if (!isDark && !isPanel && !unshadowed(element).closest('[data-aw-ground]')) return '';
  return [isDark ? 'dark' : 'light', isPanel && 'panel', own.length > 0 && 'own-buttons']
    .filter(Boolean)
    .join(' ');
}

/** Without a readable background, the colour of the page's text shows which one it was meant for. */
function judge(element: Element, text: Shade): { readonly isDark: boolean; readonly isPanel: boolean } {
  const isLightText = text > 0.7;
  const [from, to] = shadesBehind(element, isLightText ? 0 : 1);
  const isDark = to <= darkest;
  const isClear = isDark || from >= lightest;
  const isMeant = contrastOf(text, from) >= leastContrast && contrastOf(text, to) >= leastContrast;
  return { isDark: isDark || (isLightText && !(isClear && isMeant)), isPanel: !isClear || !isMeant };
}

/** The design tokens that are not as the style sheet of the widgets has set them. */
function ownColors(style: CSSStyleDeclaration): string[] {
  const defaults = style.getPropertyValue('--aw-default-colors').trim().split(/\s+/);
  return colors.filter(
    (name, index) => style.getPropertyValue(`--aw-color-${name}`).trim() !== (defaults[index] ?? ''),
  );
}
