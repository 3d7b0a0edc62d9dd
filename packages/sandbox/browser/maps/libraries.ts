import type { PlaceAnswer } from '../../src/maps/find-place.ts';
import { createMap } from './map-box.ts';
import { AdvancedMarkerElement, Marker } from './markers.ts';

/** Creates the libraries of the map vendor, by name, as its script hands them out. */
export function createLibraries(source: URL): Record<string, object> {
  return {
    maps: { Map: createMap(source) },
    geocoding: { Geocoder: createGeocoder(source) },
    marker: { Marker, AdvancedMarkerElement },
  };
}

/** Rejects with an error whose `code` is the status, like the vendor's. */
function createGeocoder(source: URL) {
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
