export interface FakeMaps {
  /** The code that the geocoder rejects with, such as ZERO_RESULTS; `undefined` to find every address. */
  status: string | undefined;
  /** Addresses that were looked up. */
  readonly asked: readonly string[];
  /** The options of every drawn map, and the kind of each marker. */
  readonly maps: readonly Record<string, unknown>[];
  readonly markers: readonly string[];
  /** Refuses the key, as Google does once a map is drawn. */
  refuseKey(): void;
  /** Removes the fake from the page. */
  remove(): void;
}

/** Installs a fake of Google's map service; nothing is loaded. */
export function installFakeMaps(status?: string): FakeMaps {
  const asked: string[] = [];
  const maps: Record<string, unknown>[] = [];
  const markers: string[] = [];
  const fake: FakeMaps = {
    status,
    asked,
    maps,
    markers,
    refuseKey: () => (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.(),
    remove: () => Reflect.deleteProperty(globalThis, 'google'),
  };
  const libraries: Record<string, object> = {
    maps: {
      Map: class {
        constructor(element: HTMLElement, options: Record<string, unknown>) {
          maps.push(options);
          Object.assign(element.style, { display: 'grid', placeItems: 'center', background: '#e6efe9' });
          element.textContent = `A map at zoom ${String(options.zoom)}`;
        }
        getZoom = () => maps.at(-1)?.zoom;
      },
    },
    marker: { Marker: marker('old'), AdvancedMarkerElement: marker('advanced') },
    geocoding: {
      Geocoder: class {
        geocode({ address }: { address: string }) {
          asked.push(address);
          if (fake.status)
            return Promise.reject(Object.assign(new Error(fake.status), { code: fake.status }));
          return Promise.resolve({
            results: [{ geometry: { location: { lat: () => -41, lng: () => 174 } } }],
          });
        }
      },
    },
  };
  Object.assign(globalThis, {
    google: { maps: { importLibrary: (name: string) => Promise.resolve(libraries[name]) } },
  });
  return fake;

  function marker(kind: string) {
    return class {
      constructor() {
        markers.push(kind);
      }
      setMap = () => {};
    };
  }
}
