import { isAddress, type Picture } from './pictures.ts';

/** Says which pictures and links of a list are not written, and why. */
export function findPictureProblems(pictures: readonly Picture[]): string[] {
  return pictures.flatMap(({ address, link }, index) => {
    const number = index + 1;
    if (address.trim() === '') return `Picture ${number} is left out: it has no address.`;
    if (!isAddress(address)) return `Picture ${number} is left out: its address can't be used.`;
    return link.trim() === '' || isAddress(link)
      ? []
      : `The link of picture ${number} is left out: its address can't be used.`;
  });
}
