import { lngDelta, metresPerDegree, type Place, polygonDistanceM } from './distance.ts';
import type { Corner } from './ring.ts';

/** A geofence's area and perimeter, so that people can check what they drew. */
export type FenceMeasure = { readonly areaM2: number; readonly perimeterM: number };

/** Measures a circle. */
export function circleMeasure(radiusM: number): FenceMeasure {
  return { areaM2: Math.PI * radiusM ** 2, perimeterM: 2 * Math.PI * radiusM };
}

/** Measures a polygon on the plane tangent to the earth at its middle. */
export function ringMeasure(polygon: readonly Corner[]): FenceMeasure {
  const points = onPlane(polygon, middleOf(polygon));
  let doubleAreaM2 = 0;
  let perimeterM = 0;
  points.forEach((from, at) => {
    const to = points[(at + 1) % points.length] ?? from;
    doubleAreaM2 += from.east * to.north - to.east * from.north;
    perimeterM += Math.hypot(to.east - from.east, to.north - from.north);
  });
  return { areaM2: Math.abs(doubleAreaM2) / 2, perimeterM };
}

/**
 * Returns a place for the label inside a polygon: its centroid, or the middle of its widest part if the centroid is
 * outside.
 */
export function labelPoint(polygon: readonly Corner[]): Place {
  const middle = middleOf(polygon);
  const points = onPlane(polygon, middle);
  const candidates = [centroid(points), ...widestSpots(points)];
  const places = candidates.map(({ east, north }) => toPlace(middle, east, north));
  return places.find((place) => polygonDistanceM(place, polygon) === 0) ?? middle;
}

/** Returns corners around a circle, for drawing it. */
export function circleRing(center: Place, radiusM: number, corners = 96): readonly Corner[] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    const { lat, lng } = toPlace(center, Math.sin(angle) * radiusM, Math.cos(angle) * radiusM);
    return [lng, lat] as const;
  });
}

type Point = { readonly east: number; readonly north: number };

function middleOf(polygon: readonly Corner[]): Place {
  const first = polygon[0] ?? [0, 0];
  const easts = polygon.map(([lng]) => lngDelta(first[0], lng));
  const norths = polygon.map(([, lat]) => lat);
  return {
    lng: wrapLng(first[0] + (Math.min(...easts) + Math.max(...easts)) / 2),
    lat: (Math.min(...norths) + Math.max(...norths)) / 2,
  };
}

function onPlane(polygon: readonly Corner[], origin: Place): readonly Point[] {
  const shrink = Math.cos((origin.lat * Math.PI) / 180);
  return polygon.map(([lng, lat]) => ({
    east: lngDelta(origin.lng, lng) * metresPerDegree * shrink,
    north: (lat - origin.lat) * metresPerDegree,
  }));
}

/** Returns the place that is the given meters east and north of another one. */
export function toPlace(origin: Place, east: number, north: number): Place {
  const shrink = Math.cos((origin.lat * Math.PI) / 180);
  return {
    lat: Math.max(-90, Math.min(90, origin.lat + north / metresPerDegree)),
    lng: wrapLng(origin.lng + east / (metresPerDegree * shrink)),
  };
}

function wrapLng(lng: number): number {
  return lngDelta(0, lng);
}

function centroid(points: readonly Point[]): Point {
  let weight = 0;
  let east = 0;
  let north = 0;
  points.forEach((from, at) => {
    const to = points[(at + 1) % points.length] ?? from;
    const cross = from.east * to.north - to.east * from.north;
    weight += cross;
    east += (from.east + to.east) * cross;
    north += (from.north + to.north) * cross;
  });
  return weight === 0
    ? { east: 0, north: 0 }
    : { east: east / (3 * weight), north: north / (3 * weight) };
}

/** Returns the middles of the widest stretches inside, one for each of several levels, widest first. */
function widestSpots(points: readonly Point[]): readonly Point[] {
  const levels = 24;
  const norths = points.map(({ north }) => north);
  const lowest = Math.min(...norths);
  const height = Math.max(...norths) - lowest;
  return Array.from({ length: levels }, (_, at) =>
    widestAt(points, lowest + (height * (at + 0.5)) / levels),
  )
    .flatMap((spot) => (spot === null ? [] : [spot]))
    .toSorted((a, b) => b.width - a.width);
}

function widestAt(points: readonly Point[], north: number): (Point & { width: number }) | null {
  const crossings = points
    .flatMap((from, at) => {
      const to = points[(at + 1) % points.length] ?? from;
      if (from.north > north === to.north > north) return [];
      return from.east + ((to.east - from.east) * (north - from.north)) / (to.north - from.north);
    })
    .toSorted((a, b) => a - b);
  let widest: (Point & { width: number }) | null = null;
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const left = crossings[at] ?? 0;
    const width = (crossings[at + 1] ?? left) - left;
    if (widest === null || width > widest.width) widest = { east: left + width / 2, north, width };
  }
  return widest;
}
