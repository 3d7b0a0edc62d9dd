import { createGeocoder } from './geocoder.ts';
import { clearInstanceListeners, createMap } from './map-box.ts';
import { AdvancedMarkerElement, Marker } from './markers.ts';

/** The libraries of the vendor's `importLibrary`, by name; `source` is the script's own URL. */
export function createLibraries(source: URL): Record<string, object> {
  return {
    core: { event: { clearInstanceListeners } },
    maps: { Map: createMap(source) },
    geocoding: { Geocoder: createGeocoder(source) },
    marker: { Marker, AdvancedMarkerElement },
  };
}
