/** An area of New Zealand and the postcode of its main town: four digits, as text (`0110`). */
export interface Region {
  readonly name: string;
  readonly postcode: string;
}

/** Every page with a form loads them; pairs take fewer bytes than objects. */
const pairs = [
  ['Northland', '0110'],
  ['Rodney and Hibiscus Coast', '0931'],
  ['North Shore', '0622'],
  ['West Auckland', '0612'],
  ['Auckland Central', '1010'],
  ['East Auckland', '2014'],
  ['South Auckland', '2104'],
  ['Hamilton', '3204'],
  ['Waikato', '3434'],
  ['Thames-Coromandel', '3500'],
  ['Tauranga', '3110'],
  ['Eastern Bay of Plenty', '3120'],
  ['Rotorua', '3010'],
  ['Taupō', '3330'],
  ['Gisborne', '4010'],
  ["Hawke's Bay", '4110'],
  ['Taranaki', '4310'],
  ['Whanganui', '4500'],
  ['Manawatū', '4410'],
  ['Kāpiti and Horowhenua', '5032'],
  ['Wairarapa', '5810'],
  ['Hutt Valley', '5010'],
  ['Wellington', '6011'],
  ['Nelson and Tasman', '7010'],
  ['Marlborough', '7201'],
  ['West Coast', '7805'],
  ['Christchurch and Canterbury', '8011'],
  ['South Canterbury', '7910'],
  ['Dunedin and Otago', '9016'],
  ['Queenstown Lakes', '9300'],
  ['Southland', '9810'],
] as const;

/** The built-in regions, north to south. The configuration key `regions` replaces them. */
export const regions: readonly Region[] = pairs.map(([name, postcode]) => ({ name, postcode }));

export function isRegionList(given: unknown): given is Region[] {
  if (!Array.isArray(given) || given.length === 0 || !given.every(isRegion)) return false;
  return new Set(given.map(({ postcode }) => postcode)).size === given.length;
}

function isRegion(given: unknown): given is Region {
  const { name, postcode } = (given ?? {}) as Partial<Record<keyof Region, unknown>>;
  return typeof name === 'string' && name !== '' && typeof postcode === 'string' && /^\d{4}$/.test(postcode);
}

/** Without a match the lead is still sent. */
export function findRegion(postcode: string, regions: readonly Region[]): Region | undefined {
  return regions.find((region) => region.postcode === postcode);
}
