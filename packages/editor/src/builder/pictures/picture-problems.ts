import { cutText } from '@adviser-widgets/core/internal';
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

/** Says which pictures have the address of a page on which a service shows them. */
export function findShared(html: string): string[] {
  const read = readPictures(html);
  if (!isPictures(read)) return [];
  return read.flatMap(({ address }, index) =>
    isSharedPage(address) ? `Picture ${index + 1} has the address of a page: ${pictureAdvice}.` : [],
  );
}

const sharedPages =
  /^https?:\/\/(drive\.google\.com\/(file|open|drive)|photos\.(app\.goo\.gl|google\.com)|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com\/:|(www\.)?icloud\.com\/|(www\.)?dropbox\.com\/(?!.*[?&](raw|dl)=1))/i;

/** What “Share” in a service for files gives is a page around the picture. */
export function isSharedPage(address: string): boolean {
  return sharedPages.test(address.trim());
}

/** Says which pictures have no description. One that only decorates needs none. */
export function findUndescribed(html: string): string[] {
  const read = readPictures(html);
  if (!isPictures(read)) return [];
  return read.flatMap(({ description }, index) =>
    description.trim() === ''
      ? `Picture ${index + 1} has no description: write what it shows, unless it only decorates.`
      : [],
  );
}

/** Says which pictures and links of a list are not written, and why. */
export function findPictureProblems(pictures: readonly Picture[]): string[] {
  return pictures.flatMap(({ address, link }, index) => {
    const number = index + 1;
    if (address.trim() === '') return `Picture ${number} is left out: it has no address.`;
    if (!isAddress(address))
      return `Picture ${number} is left out: ${cutText(address, 60)} is not the address of a picture; ${pictureAdvice}.`;
    return link.trim() === '' || isAddress(link)
      ? []
      : `The link of picture ${number} is left out: ${cutText(link, 60)} is not an address; write a path of your site (/contact), or a whole address (https://…).`;
  });
}
