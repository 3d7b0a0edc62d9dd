import { readAdvisers } from './advisers.ts';
import { folders } from './folders.ts';

/** Everyone on the site's pages, as the sandbox takes them for its list of advisers. */
export function siteAdvisers(): { guid: string; name: string }[] {
  const advisers = readAdvisers(folders.content).flatMap((region) => region.advisers);
  return advisers.map(({ guid, name }) => ({ guid, name }));
}
