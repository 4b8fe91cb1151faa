/** A place on the earth in degrees. */
export type Place = { readonly lat: number; readonly lng: number };

const earthRadiusM = 6_371_008.8;
/** Meters per degree of latitude. */
export const metresPerDegree = (earthRadiusM * Math.PI) / 180;

/** Returns the meters between two places on a sphere with the earth's mean radius. */
export function arcM(a: Place, b: Place): number {
  const chord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Returns the meters from a place to a polygon, 0 inside it. Calculated on the plane tangent to the earth at the place,
 * since a geofence is small.
 *
 * @param polygon corners as `[lng, lat]`, not closed
 */
export function polygonDistanceM(
  place: Place,
  polygon: readonly (readonly [lng: number, lat: number])[],
): number {
  const shrink = Math.cos(radians(place.lat));
  const corners = polygon.map(([lng, lat]) => ({
    east: lngDelta(place.lng, lng) * metresPerDegree * shrink,
    north: (lat - place.lat) * metresPerDegree,
  }));
  let inside = false;
  let nearestM = Number.POSITIVE_INFINITY;
  let from = corners.at(-1);
  for (const to of corners) {
    if (from !== undefined) {
      if (crossesEastward(from, to)) inside = !inside;
      nearestM = Math.min(nearestM, edgeDistanceM(from, to));
    }
    from = to;
  }
  return inside ? 0 : nearestM;
}

type Offset = { readonly east: number; readonly north: number };

function crossesEastward(a: Offset, b: Offset): boolean {
  return (
    a.north > 0 !== b.north > 0 &&
    ((b.east - a.east) * (0 - a.north)) / (b.north - a.north) + a.east > 0
  );
}

function edgeDistanceM(a: Offset, b: Offset): number {
  const east = b.east - a.east;
  const north = b.north - a.north;
  const lengthSquared = east ** 2 + north ** 2;
  const along =
    lengthSquared === 0
      ? 0
      : Math.max(0, Math.min(1, -(a.east * east + a.north * north) / lengthSquared));
  return Math.hypot(a.east + along * east, a.north + along * north);
}

/** Returns the degrees eastward, the short way around, from -180 up to 180. */
export function lngDelta(from: number, to: number): number {
  return to - from - 360 * Math.floor((to - from + 180) / 360);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
