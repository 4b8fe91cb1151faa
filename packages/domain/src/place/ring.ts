import { arcM, lngDelta, type Place, polygonDistanceM } from './distance.ts';

/** A corner of a geofence, as in GeoJSON. */
export type Corner = readonly [lng: number, lat: number];

/** A geofence in the form that is drawn: a circle around its place, or the polygon if it has one. */
export type Fence = Place & {
  readonly radiusM: number;
  /** Not closed; null for a circle. With a polygon, the place is the position of its label. */
  readonly polygon: readonly Corner[] | null;
};

export const fenceLimits = {
  minRadiusM: 50,
  maxRadiusM: 1000,
  minCorners: 3,
  maxCorners: 500,
  /**
   * The maximum distance from the place to a corner, since a punch's location is judged on a plane.
   */
  reachM: 20_000,
} as const;

export type FenceError =
  | 'lat'
  | 'lng'
  | 'radius_m'
  /** Too few or too many corners, or one that isn't on the earth. */
  | 'polygon'
  | 'polygon_reach'
  | 'polygon_crossing'
  /** The place isn't inside the polygon. */
  | 'label_point';

/**
 * Returns the error of a geofence, or null if it is valid. Authority: `app.wrong_fence` in
 * `supabase/schemas/projects/wrong_fence.sql`; both are tested with `cases/rings.json`.
 */
export function fenceError({ lat, lng, radiusM, polygon }: Fence): FenceError | null {
  const { minRadiusM, maxRadiusM, minCorners, maxCorners, reachM } = fenceLimits;
  if (!isBetween(lat, -90, 90)) return 'lat';
  if (!isBetween(lng, -180, 180)) return 'lng';
  if (!Number.isInteger(radiusM) || !isBetween(radiusM, minRadiusM, maxRadiusM)) return 'radius_m';
  if (polygon === null) return null;
  if (
    !isBetween(polygon.length, minCorners, maxCorners) ||
    polygon.some(([east, north]) => !isBetween(east, -180, 180) || !isBetween(north, -90, 90))
  ) {
    return 'polygon';
  }
  if (polygon.some(([east, north]) => arcM({ lat, lng }, { lat: north, lng: east }) > reachM)) {
    return 'polygon_reach';
  }
  if (!isSimpleRing(polygon)) return 'polygon_crossing';
  return polygonDistanceM({ lat, lng }, polygon) > 0 ? 'label_point' : null;
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

type Point = { readonly x: number; readonly y: number };
type Edge = { readonly a: Point; readonly b: Point };

/** Returns true if the edges of a ring touch only at their shared corners. */
function isSimpleRing(polygon: readonly Corner[]): boolean {
  const edges = edgesOf(polygon);
  return edges.every(
    (edge, at) =>
      (edge.a.x !== edge.b.x || edge.a.y !== edge.b.y) &&
      !runsBack(edge, edges[(at + 1) % edges.length]) &&
      !edges
        .slice(at + 2)
        .some((other, offset) => !(at === 0 && offset === edges.length - 3) && meets(edge, other)),
  );
}

/** In degrees from the first corner, so that a geofence may cross the 180th meridian. */
function edgesOf(polygon: readonly Corner[]): readonly Edge[] {
  const firstLng = polygon[0]?.[0] ?? 0;
  const points = polygon.map(([lng, lat]) => ({ x: lngDelta(firstLng, lng), y: lat }));
  return points.map((a, at) => ({ a, b: points[(at + 1) % points.length] ?? a }));
}

function runsBack(e: Edge, f: Edge | undefined): boolean {
  return (
    f !== undefined &&
    turn(e.a, e.b, f.b) === 0 &&
    (e.b.x - e.a.x) * (f.b.x - f.a.x) + (e.b.y - e.a.y) * (f.b.y - f.a.y) < 0
  );
}

function meets(e: Edge, f: Edge): boolean {
  return (
    Math.max(e.a.x, e.b.x) >= Math.min(f.a.x, f.b.x) &&
    Math.max(f.a.x, f.b.x) >= Math.min(e.a.x, e.b.x) &&
    Math.max(e.a.y, e.b.y) >= Math.min(f.a.y, f.b.y) &&
    Math.max(f.a.y, f.b.y) >= Math.min(e.a.y, e.b.y) &&
    Math.sign(turn(e.a, e.b, f.a)) * Math.sign(turn(e.a, e.b, f.b)) <= 0 &&
    Math.sign(turn(f.a, f.b, e.a)) * Math.sign(turn(f.a, f.b, e.b)) <= 0
  );
}

/**
 * Positive if the path a, b, c turns left, negative if it turns right, 0 if it goes straight on or
 * back.
 */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}
