import { shorten, unshadowed } from '@adviser-widgets/core/internal';
import { rootOf } from '@adviser-widgets/widget/internal';

/** Says which pictures of a widget browsers could not load. */
export function brokenPictures(placeholder: HTMLElement): string[] {
  const images = [placeholder, rootOf(placeholder)].flatMap((element) => [
    ...unshadowed(element).querySelectorAll('img'),
  ]);
  const addresses = [...new Set(images.map(addressOf).filter((address) => address !== ''))];
  const broken = new Set(images.filter(isBroken).map(addressOf));
  return addresses.flatMap(
    (address, index) =>
      broken.has(address) ? `Picture ${index + 1} did not load: ${shorten(address, 100)}` : [], // an address may hold the picture itself
  );
}

function addressOf(image: HTMLImageElement): string {
  return image.getAttribute('src') ?? '';
}

/** An SVG that says no size has none in Firefox, loaded or not. */
function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && !/\.svg([?#]|$)/i.test(addressOf(image));
}
