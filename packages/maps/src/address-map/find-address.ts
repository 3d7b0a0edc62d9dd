import { withTimeout, warn, type Config } from '@adviser-widgets/core';
import { mapLibrary, type GooglePlace } from './map-library.ts';

/**
 * Looks up the location of an address, preferring places near the page's centre. Returns `undefined` if the
 * service doesn't know the address, has reached its limit, refuses or fails, or doesn't answer for ten
 * seconds. That is only a warning on the console (spec section 8).
 */
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
    // Google's errors have a code
    warn(`address-map: "${address}" was not found`, (error as { code?: string }).code ?? error);
    return undefined;
  }
}
