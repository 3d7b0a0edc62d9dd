/** An area of New Zealand and the postcode of its main town: four digits, kept as text (`0110`). */
export interface Region {
  readonly name: string;
  readonly postcode: string;
}

/**
 * The built-in 31 regions, north to south (decisions A5). Placeholder data until the business
 * supplies its own list through the configuration key `regions`.
 */
export const regions: readonly Region[] = [
  { name: 'Northland', postcode: '0110' },
  { name: 'Rodney and Hibiscus Coast', postcode: '0931' },
  { name: 'North Shore', postcode: '0622' },
  { name: 'West Auckland', postcode: '0612' },
  { name: 'Auckland Central', postcode: '1010' },
  { name: 'East Auckland', postcode: '2014' },
  { name: 'South Auckland', postcode: '2104' },
  { name: 'Hamilton', postcode: '3204' },
  { name: 'Waikato', postcode: '3434' },
  { name: 'Thames-Coromandel', postcode: '3500' },
  { name: 'Tauranga', postcode: '3110' },
  { name: 'Eastern Bay of Plenty', postcode: '3120' },
  { name: 'Rotorua', postcode: '3010' },
  { name: 'Taupō', postcode: '3330' },
  { name: 'Gisborne', postcode: '4010' },
  { name: "Hawke's Bay", postcode: '4110' },
  { name: 'Taranaki', postcode: '4310' },
  { name: 'Whanganui', postcode: '4500' },
  { name: 'Manawatū', postcode: '4410' },
  { name: 'Kāpiti and Horowhenua', postcode: '5032' },
  { name: 'Wairarapa', postcode: '5810' },
  { name: 'Hutt Valley', postcode: '5010' },
  { name: 'Wellington', postcode: '6011' },
  { name: 'Nelson and Tasman', postcode: '7010' },
  { name: 'Marlborough', postcode: '7201' },
  { name: 'West Coast', postcode: '7805' },
  { name: 'Christchurch and Canterbury', postcode: '8011' },
  { name: 'South Canterbury', postcode: '7910' },
  { name: 'Dunedin and Otago', postcode: '9016' },
  { name: 'Queenstown Lakes', postcode: '9300' },
  { name: 'Southland', postcode: '9810' },
];

/** True for a list that can stand in for the built-in one: names, and unique four-digit postcodes as text. */
export function isRegionList(given: unknown): given is Region[] {
  if (!Array.isArray(given) || given.length === 0 || !given.every(isRegion)) return false;
  return new Set(given.map(({ postcode }) => postcode)).size === given.length;
}

function isRegion(given: unknown): given is Region {
  const { name, postcode } = (given ?? {}) as Partial<Record<keyof Region, unknown>>;
  return typeof name === 'string' && name !== '' && typeof postcode === 'string' && /^\d{4}$/.test(postcode);
}
