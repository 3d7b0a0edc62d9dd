interface MarkerOptions {
  map: { readonly mapId: string | undefined; readonly pane: HTMLElement };
  title: string;
}

/** The vendor's legacy marker. */
export class Marker {
  readonly element: HTMLElement;

  constructor({ map, title }: MarkerOptions) {
    this.element = createPin('marker', title);
    map.pane.append(this.element);
  }
}

/** The vendor's current marker, for maps with an id. */
export class AdvancedMarkerElement {
  readonly element: HTMLElement;

  constructor({ map, title }: MarkerOptions) {
    this.element = createPin('advanced-marker', title);
    if (map.mapId) map.pane.append(this.element);
    else console.error('The map is initialized without a valid Map ID, which Advanced Markers require.');
  }
}

function createPin(kind: string, title: string): HTMLElement {
  const pin = document.createElement('div');
  pin.dataset.marker = kind;
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
