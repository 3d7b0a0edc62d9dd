interface MapOptions {
  center: { lat(): number; lng(): number };
  zoom: number;
  mapId?: string;
  gestureHandling?: string;
}

/** Its only request is the key check. */
export function createMap(source: URL) {
  return class Map {
    readonly mapId: string | undefined;
    /** Takes the markers. */
    readonly pane = document.createElement('div');

    constructor(element: HTMLElement, { center, zoom, mapId, gestureHandling = 'auto' }: MapOptions) {
      this.mapId = mapId;
      Object.assign(element.style, { position: 'relative', overflow: 'hidden' });
      const box = document.createElement('div');
      Object.assign(box.style, boxStyle);
      box.tabIndex = 0;
      box.setAttribute('role', 'region');
      box.setAttribute('aria-label', 'Map');
      const [lat, lng] = [center.lat(), center.lng()];
      Object.assign(box.dataset, { mapCentre: `${lat},${lng}`, mapZoom: zoom, mapGestures: gestureHandling });
      Object.assign(this.pane.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
      const text = document.createElement('p');
      text.textContent = `Map of ${lat.toFixed(4)}, ${lng.toFixed(4)} at zoom ${zoom}`;
      box.append(text, this.pane);
      element.append(box);
      void checkKey(source, box);
    }
  };
}

/** As with the vendor, the map is drawn first, then replaced with an apology, and the page's function called. */
async function checkKey(source: URL, box: HTMLElement): Promise<void> {
  const url = new URL('key', source);
  url.searchParams.set('key', source.searchParams.get('key') ?? '');
  const { isGood } = (await (await fetch(url)).json()) as { isGood: boolean }; // our own server's format
  if (isGood) return;
  box.textContent = "This page can't load Google Maps correctly.";
  // A cast: the function is the page's.
  (window as { gm_authFailure?: () => void }).gm_authFailure?.();
}

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
