import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

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

type MarkerClass = new (options: {
  readonly map: object;
  readonly position: GooglePlace;
  readonly title: string;
}) => object;

interface Geocoder {
  geocode(request: {
    address: string;
    bounds: object;
  }): Promise<{ results: readonly { geometry: { location: GooglePlace } }[] }>;
}

interface MapLibraries {
  readonly maps: { readonly Map: new (element: HTMLElement, options: MapOptions) => object };
  readonly marker: { readonly Marker: MarkerClass; readonly AdvancedMarkerElement: MarkerClass };
  readonly geocoding: { readonly Geocoder: new () => Geocoder };
}

let isQuiet = false;

/** Call it after `loadGoogleMaps`, so that the vendor's loader finds the script. */
export function mapLibrary<Name extends keyof MapLibraries>(name: Name): Promise<MapLibraries[Name]> {
  // In development the vendor's loader warns unless options are set; empty ones add no second script.
  if (process.env.NODE_ENV !== 'production' && !isQuiet) {
    isQuiet = true;
    setOptions({});
  }
  // Google's own types are in a package that every app would have to install.
  return importLibrary(name) as Promise<MapLibraries[Name]>;
}
