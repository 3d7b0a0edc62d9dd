import { mapLibrary, type GooglePlace } from './map-library.ts';

interface MapView {
  readonly location: GooglePlace;
  readonly zoom: number;
  readonly mapId: string;
  readonly title: string;
  readonly signal: AbortSignal;
}

/** Keeps no reference to the map after the signal has aborted. */
export async function drawMap(
  place: HTMLElement,
  { location, zoom, mapId, title, signal }: MapView,
): Promise<void> {
  const [{ Map }, { AdvancedMarkerElement, Marker }] = await Promise.all([
    mapLibrary('maps'),
    mapLibrary('marker'),
  ]);
  signal.throwIfAborted();
  const canvas = place.appendChild(document.createElement('div'));
  signal.addEventListener('abort', () => canvas.replaceWith());
  // Cooperative: the wheel and a single finger scroll the page.
  const map = new Map(canvas, {
    center: location,
    zoom,
    gestureHandling: 'cooperative',
    ...(mapId && { mapId }),
  });
  // The current marker class requires a map id.
  new (mapId ? AdvancedMarkerElement : Marker)({ map, position: location, title });
}
