import { readAdvisers, type Adviser, type AdviserRegion } from './advisers.ts';
import { folders } from './folders.ts';

/** An adviser, as the sandbox takes them. */
export interface SiteAdviser {
  guid: string;
  name: string;
  postcode: string;
  phone: string;
  specialties: string[];
  /** Path of their page. */
  link: string;
  hasPhoto: boolean;
}

/** Returns all advisers on the site, for the sandbox's list of advisers and its search by region. */
export function siteAdvisers(): SiteAdviser[] {
  return readAdvisers(folders.content).flatMap((region) =>
    region.advisers.map((adviser) => toSiteAdviser(adviser, region)),
  );
}

function toSiteAdviser(
  { guid, name, phone, specialties, path }: Adviser,
  { postcode }: AdviserRegion,
): SiteAdviser {
  return {
    guid,
    name,
    postcode,
    phone,
    specialties: specialties.map(({ text }) => text),
    link: path,
    hasPhoto: true,
  };
}
