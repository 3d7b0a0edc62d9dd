import type { Place } from '../../src/maps/find-place.ts';

type LatLng = Place | { lat(): number; lng(): number };

interface MapOptions {
  center?: LatLng;
  zoom?: number;
  mapId?: string;
  gestureHandling?: string;
}

/** Its only request is the key check. */
export function createMap(source: URL) {
  return class Map {
    readonly mapId: string | undefined;
    readonly pane = document.createElement('div');
    readonly #box = document.createElement('div');
    readonly #text = document.createElement('p');
    #options: MapOptions = {};

    constructor(element: HTMLElement, options: MapOptions) {
      this.mapId = options.mapId;
      Object.assign(element.style, { position: 'relative', overflow: 'hidden' });
      Object.assign(this.#box.style, boxStyle);
      this.#box.tabIndex = 0;
      this.#box.setAttribute('role', 'region');
      this.#box.setAttribute('aria-label', 'Map');
      Object.assign(this.pane.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
      this.#box.append(this.#text, this.pane);
      element.append(this.#box);
      this.setOptions(options);
      void this.#checkKey();
    }

    setOptions(options: MapOptions): void {
      Object.assign(this.#options, options);
      const { center, zoom = 0, gestureHandling = 'auto' } = this.#options;
      const { lat, lng } = plain(center);
      Object.assign(this.#box.dataset, {
        mapCentre: `${lat},${lng}`,
        mapZoom: String(zoom),
        mapGestures: gestureHandling,
      });
      this.#text.textContent = `Map of ${lat.toFixed(4)}, ${lng.toFixed(4)} at zoom ${zoom}`;
    }

    setCenter(center: LatLng): void {
      this.setOptions({ center });
    }

    setZoom(zoom: number): void {
      this.setOptions({ zoom });
    }

    getDiv(): HTMLElement | null {
      return this.#box.parentElement;
    }

    /** As with the vendor: draws the map, then replaces it with an apology and calls the page's function. */
    async #checkKey(): Promise<void> {
      const url = new URL('key', source);
      url.searchParams.set('key', source.searchParams.get('key') ?? '');
      const { isGood } = (await (await fetch(url)).json()) as { isGood: boolean }; // our own server's format
      if (isGood) return;
      this.#box.textContent = "This page can't load Google Maps correctly.";
      // A cast: the function is the page's.
      (window as { gm_authFailure?: () => void }).gm_authFailure?.();
    }
  };
}

/** The stand-in's maps have no listeners. */
export function clearInstanceListeners(): void {}

const boxStyle = {
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'end',
  padding: '8px 12px',
  boxSizing: 'border-box',
  color: '#33475c',
  background:
    'repeating-linear-gradient(0deg, #d9e4ec 0 2px, transparent 2px 48px), repeating-linear-gradient(90deg, #d9e4ec 0 2px, transparent 2px 48px), #eef4f1',
  font: '13px/1.4 system-ui, sans-serif',
} as const;

function plain(place: LatLng | undefined): Place {
  if (!place) return { lat: 0, lng: 0 };
  return isPlain(place) ? place : { lat: place.lat(), lng: place.lng() };
}

function isPlain(place: LatLng): place is Place {
  return typeof place.lat === 'number';
}
