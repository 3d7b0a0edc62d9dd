import { createGeocoder } from './geocoder.ts';
import { clearInstanceListeners, createMap } from './map-box.ts';
import { AdvancedMarkerElement, Marker } from './markers.ts';

/** Creates the libraries of the map vendor, by name, as its script hands them out. */
export function createLibraries(source: URL): Record<string, object> {
  return {
    core: { event: { clearInstanceListeners } },
    maps: { Map: createMap(source) },
    geocoding: { Geocoder: createGeocoder(source) },
    marker: { Marker, AdvancedMarkerElement },
  };
}
