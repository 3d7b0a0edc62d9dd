import type { Config } from '@adviser-widgets/core';
import { withTimeout, warn } from '@adviser-widgets/core/internal';
import { mapLibrary, type GooglePlace } from './map-library.ts';

/** Prefers places near the page's centre. A failure is only a console warning. */
export async function findAddress(
  address: string,
  { lat, lng }: Config['maps']['centre'],
): Promise<GooglePlace | undefined> {
  const bounds = { north: lat + 1, south: lat - 1, east: lng + 1, west: lng - 1 };
  try {
    const { Geocoder } = await mapLibrary('geocoding');
    const { results } = await withTimeout(new Geocoder().geocode({ address, bounds }));
    return results[0]?.geometry.location;
  } catch (error) {
    warn(`address-map: "${address}" was not found`, (error as { code?: string }).code ?? error);
    return undefined;
  }
}
