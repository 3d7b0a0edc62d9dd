import { foldText } from '../search/split-words.ts';

/** Degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

const towns: Readonly<Record<string, Place>> = {
  Whangārei: { lat: -35.7251, lng: 174.3237 },
  Auckland: { lat: -36.8485, lng: 174.7633 },
  Hamilton: { lat: -37.787, lng: 175.2793 },
  Tauranga: { lat: -37.6878, lng: 176.1651 },
  Rotorua: { lat: -38.1368, lng: 176.2497 },
  Taupō: { lat: -38.6857, lng: 176.0702 },
  Napier: { lat: -39.4928, lng: 176.912 },
  'New Plymouth': { lat: -39.0556, lng: 174.0752 },
  'Palmerston North': { lat: -40.3523, lng: 175.6082 },
  Wellington: { lat: -41.2866, lng: 174.7756 },
  Nelson: { lat: -41.2706, lng: 173.284 },
  Christchurch: { lat: -43.532, lng: 172.6306 },
  Queenstown: { lat: -45.0312, lng: 168.6626 },
  Dunedin: { lat: -45.8788, lng: 170.5028 },
  Invercargill: { lat: -46.4132, lng: 168.3538 },
};

/** The vendor's status, and where the address is. */
export interface PlaceAnswer {
  readonly status: string;
  readonly location?: Place;
}

export function answerAddress(address: string): PlaceAnswer {
  const location = findPlace(address);
  return location ? { status: 'OK', location } : { status: 'ZERO_RESULTS' };
}

/** An address may name several towns: the last one counts. */
function findPlace(address: string): Place | undefined {
  const text = foldText(address).text;
  const places = Object.entries(towns).map(([town, place]) => ({
    place,
    at: text.lastIndexOf(foldText(town).text),
  }));
  return places.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0]?.place;
}
