import { pictureAdvice } from '@adviser-widgets/markup';
import { isAddress, isPictures, readPictures, type Picture } from './pictures.ts';

/** Says which pictures of a draft have no address: a CMS or a cleaned snippet may have lost it. */
export function findUnaddressed(html: string): string[] {
  const read = readPictures(html);
  if (!isPictures(read)) return [];
  return read.flatMap(({ address }, index) =>
    address.trim() === '' ? `Picture ${index + 1} has no address: ${pictureAdvice}.` : [],
  );
}

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
