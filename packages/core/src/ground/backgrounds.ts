import { parentOf, unshadowed } from '../host/shadowed-names.ts';

/** From 0 (black) to 1 (white), in even steps for the eye. */
export type Shade = number;

/** What may be behind a text: a photo has every shade. */
export type Shades = readonly [darkest: Shade, lightest: Shade];

interface Layer {
  readonly shade: Shade;
  readonly alpha: number;
}

const gamma = 2.2;

/** Elements before the content that are searched for a picture behind it. */
const siblings = 3;

/** Returns the shades behind an element's text; `canvas` is behind everything that the page paints. */
export function shadesBehind(element: Element, canvas: Shade): Shades {
  const style = getComputedStyle(element);
  const color = layersIn(style.backgroundColor);
  const isOpaque = color.some(({ alpha }) => alpha === 1);
  if (isPhoto(style, isOpaque)) return over(gradients(style), [0, 1]);
  const around = parentOf(element);
  const below = (): Shades => {
    if (isOpaque || !around) return [canvas, canvas];
    return isOnPicture(element) ? [0, 1] : shadesBehind(around, canvas);
  };
  return over(gradients(style), over(color, below()));
}

/** Returns the shade of a computed colour; black if it cannot be read. */
export function shadeOf(color: string): Shade {
  return layersIn(color)[0]?.shade ?? 0;
}

/** From 1 to 21, by WCAG 2.2. */
export function contrastOf(one: Shade, other: Shade): number {
  const [dark = 0, light = 0] = [one ** gamma, other ** gamma].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A picture that does not fill an element with a colour is a pattern or an ornament. */
function isPhoto({ backgroundImage, backgroundSize }: CSSStyleDeclaration, isOpaque: boolean): boolean {
  return /url\(|image-set\(/.test(backgroundImage) && !(isOpaque && !/cover|100%/.test(backgroundSize));
}

function gradients({ backgroundImage }: CSSStyleDeclaration): Layer[] {
  return layersIn(backgroundImage.replace(/url\("[^"]*"\)/g, ''));
}

function over(layers: readonly Layer[], [darkest, lightest]: Shades): Shades {
  if (layers.length === 0) return [darkest, lightest];
  const mixed = (below: Shade) => layers.map(({ shade, alpha }) => shade * alpha + below * (1 - alpha));
  return [Math.min(...mixed(darkest)), Math.max(...mixed(lightest))];
}

/** Pictures that fill a section are often positioned elements before its content. */
function isOnPicture(element: Element): boolean {
  let before = unshadowed(element).previousElementSibling;
  for (let count = 0; before && count < siblings; count++) {
    if (isPictureBehind(before)) return true;
    before = unshadowed(before).previousElementSibling;
  }
  return false;
}

function isPictureBehind(element: Element): boolean {
  if (!/absolute|fixed/.test(getComputedStyle(element).position)) return false;
  const own = unshadowed(element);
  const picture = own.matches(pictures) ? element : own.querySelector(pictures);
  return !!picture && getComputedStyle(picture).objectFit === 'cover';
}

const pictures = 'img, video';

/** Reads the colours in a computed value. */
function layersIn(value: string): Layer[] {
  const colors = [...value.matchAll(/(rgb|color|oklab|oklch|lab|lch)a?\(([^()]*)\)/g)];
  return colors.map(([, space, body = '']) => {
    const numbers = body
      .split(/[\s,/]+/)
      .map(parseFloat)
      .filter((number) => !Number.isNaN(number));
    return { shade: luminance(space, numbers) ** (1 / gamma), alpha: numbers[3] ?? 1 };
  });
}

function luminance(space: string | undefined, [first = 0, second = 0, third = 0]: readonly number[]): number {
  if (space?.startsWith('ok')) return first ** 3;
  if (space?.startsWith('l')) return ((first + 16) / 116) ** 3;
  const [red = 0, green = 0, blue = 0] = [first, second, third].map((channel) => {
    const part = space === 'rgb' ? channel / 255 : channel;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
