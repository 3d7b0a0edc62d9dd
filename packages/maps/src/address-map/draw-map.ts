import { mapLibrary, type GooglePlace } from './map-library.ts';

interface MapView {
  readonly location: GooglePlace;
  readonly zoom: number;
  /** Empty for none. */
  readonly mapId: string;
  /** What the marker is called. */
  readonly title: string;
  /** Aborts when the map shall go. */
  readonly signal: AbortSignal;
}

/** Draws a map with a marker in its middle, of which nobody holds anything any more when the signal has aborted. */
export async function drawMap(place: HTMLElement, { location, zoom, mapId, title, signal }: MapView): Promise<void> {
  const [{ Map }, { AdvancedMarkerElement, Marker }] = await Promise.all([mapLibrary('maps'), mapLibrary('marker')]);
  signal.throwIfAborted();
  const canvas = place.appendChild(document.createElement('div'));
  signal.addEventListener('abort', () => canvas.remove());
  // Cooperative: a wheel or a finger that wants to scroll the page does.
  const map = new Map(canvas, { center: location, zoom, gestureHandling: 'cooperative', ...(mapId && { mapId }) });
  // The marker of today works on maps with an id alone (H35).
  new (mapId ? AdvancedMarkerElement : Marker)({ map, position: location, title });
}
