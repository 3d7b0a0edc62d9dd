interface Ground {
  readonly mapId: string | undefined;
  readonly pane: HTMLElement;
}

interface MarkerOptions {
  map?: Ground | null;
  title?: string;
}

/** The vendor's legacy marker. */
export class Marker {
  readonly #pin: HTMLElement;

  constructor({ map = null, title = '' }: MarkerOptions) {
    this.#pin = createPin('marker', title);
    this.setMap(map);
  }

  setMap(map: Ground | null): void {
    put(this.#pin, map);
  }
}

/** The vendor's current marker, for maps with an id. */
export class AdvancedMarkerElement {
  readonly #pin: HTMLElement;

  constructor({ map = null, title = '' }: MarkerOptions) {
    this.#pin = createPin('advanced-marker', title);
    this.map = map;
  }

  set map(map: Ground | null) {
    if (map && !map.mapId)
      console.error(
        'The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.',
      );
    else put(this.#pin, map);
  }
}

function createPin(kind: string, title: string): HTMLElement {
  const pin = document.createElement('div');
  Object.assign(pin.dataset, { marker: kind });
  pin.title = title;
  pin.setAttribute('role', 'img');
  pin.setAttribute('aria-label', title);
  Object.assign(pin.style, {
    position: 'absolute',
    left: 'calc(50% - 12px)',
    top: 'calc(50% - 30px)',
    width: '24px',
    height: '24px',
    border: '3px solid #fff',
    borderRadius: '50% 50% 50% 0',
    boxSizing: 'border-box',
    background: '#b3261e',
    rotate: '-45deg',
  });
  return pin;
}

function put(pin: HTMLElement, map: Ground | null): void {
  if (map) map.pane.append(pin);
  else pin.remove();
}
