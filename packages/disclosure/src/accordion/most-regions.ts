/** Regions are landmarks, of which more would be in the way (ARIA practices). */
export const mostRegions = 6;
