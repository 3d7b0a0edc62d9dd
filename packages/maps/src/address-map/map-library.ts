import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

/** A place as Google gives it. */
export interface GooglePlace {
  lat(): number;
  lng(): number;
}

interface MapOptions {
  readonly center: GooglePlace;
  readonly zoom: number;
  readonly mapId?: string;
  readonly gestureHandling: string;
}

type MarkerClass = new (options: { readonly map: object; readonly position: GooglePlace; readonly title: string }) => object;

interface Geocoder {
  /** Rejects with an error whose `code` is the status, such as ZERO_RESULTS. */
  geocode(request: { address: string; bounds: object }): Promise<{ results: readonly { geometry: { location: GooglePlace } }[] }>;
}

/** What we take of Google's libraries, by their names. */
interface MapLibraries {
  readonly maps: { readonly Map: new (element: HTMLElement, options: MapOptions) => object };
  readonly marker: { readonly Marker: MarkerClass; readonly AdvancedMarkerElement: MarkerClass };
  readonly geocoding: { readonly Geocoder: new () => Geocoder };
}

let isQuiet = false;

/** One of Google's libraries, once `loadGoogleMaps` has done its work. The vendor's loader finds what is there (R11). */
export function mapLibrary<Name extends keyof MapLibraries>(name: Name): Promise<MapLibraries[Name]> {
  // While an app is developed, the vendor's loader tells it to set options; without any it adds no script, as one is there.
  if (process.env.NODE_ENV !== 'production' && !isQuiet) {
    isQuiet = true;
    setOptions({});
  }
  // Google's own types are a package that every app would have to install.
  return importLibrary(name) as Promise<MapLibraries[Name]>;
}
