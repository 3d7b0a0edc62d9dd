import type { PlaceAnswer } from '../../src/maps/find-place.ts';

/** Rejects with an error whose `code` is the status, like the vendor's. */
export function createGeocoder(source: URL) {
  return class Geocoder {
    async geocode({ address }: { address: string }) {
      const url = new URL('geocode', source);
      url.search = String(new URLSearchParams({ key: source.searchParams.get('key') ?? '', address }));
      const { status, location } = (await (await fetch(url)).json()) as PlaceAnswer; // our own server's format
      if (status !== 'OK' || !location)
        throw Object.assign(new Error(`GEOCODER_GEOCODE: ${status}`), { code: status });
      const { lat, lng } = location;
      return {
        results: [{ formatted_address: address, geometry: { location: { lat: () => lat, lng: () => lng } } }],
      };
    }
  };
}
