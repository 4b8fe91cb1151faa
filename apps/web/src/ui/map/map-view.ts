import type { Place } from '@muster/domain';
import type { Corner } from '@muster/domain/place/ring';

/** The visible part of the earth: its center, and the zoom as map styles count it (tiles of 512 px). */
export type MapView = { readonly center: Place; readonly zoom: number };
/** The wanted view: one that someone moved to, or these corners as large as they fit. */
export type MapAim = MapView | { readonly corners: readonly Corner[] };
export type Size = { readonly width: number; readonly height: number };
/** Pixels from the upper left corner of the map. */
export type Point = { readonly x: number; readonly y: number };

const zoomLimits = { min: 1, max: 20 } as const;
const tilePx = 512;
const aimMarginPx = 48;
const buttonsPx = 36;
/** The view if no place is known. */
const wholeEarth: MapView = { center: { lat: 20, lng: 0 }, zoom: 1.2 };
const earthAroundM = 2 * Math.PI * 6_371_008.8;
/** The latitude at which web maps end. */
const maxLat = 85.0511;

/** Returns the earth's size in pixels at a zoom. */
function worldPx(zoom: number): number {
  return tilePx * 2 ** zoom;
}

/** Returns pixels from the earth's upper left corner, in the projection of web maps. */
export function toWorld({ lat, lng }: Place, zoom: number): Point {
  const sine = Math.sin((Math.max(-maxLat, Math.min(maxLat, lat)) * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * worldPx(zoom),
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldPx(zoom),
  };
}

function fromWorld({ x, y }: Point, zoom: number): Place {
  const north = Math.PI * (1 - (2 * y) / worldPx(zoom));
  const turns = x / worldPx(zoom);
  return {
    lat: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    lng: (turns - Math.floor(turns)) * 360 - 180,
  };
}

export function toPoint(place: Place, { center, zoom }: MapView, size: Size): Point {
  const middle = toWorld(center, zoom);
  const world = toWorld(place, zoom);
  const around = worldPx(zoom);
  // The shortest way around the earth.
  const east = ((((world.x - middle.x) % around) + around * 1.5) % around) - around / 2;
  return { x: size.width / 2 + east, y: size.height / 2 + world.y - middle.y };
}

export function fromPoint({ x, y }: Point, { center, zoom }: MapView, size: Size): Place {
  const middle = toWorld(center, zoom);
  return fromWorld({ x: middle.x + x - size.width / 2, y: middle.y + y - size.height / 2 }, zoom);
}

export function metresPerPx(lat: number, zoom: number): number {
  return (Math.cos((lat * Math.PI) / 180) * earthAroundM) / worldPx(zoom);
}

/** Moves the view by pixels, as a finger does. */
export function panBy(view: MapView, size: Size, byX: number, byY: number): MapView {
  const center = fromPoint({ x: size.width / 2 - byX, y: size.height / 2 - byY }, view, size);
  return { ...view, center };
}

/** Changes the zoom while keeping the place under a point where it is. */
export function zoomAt(view: MapView, size: Size, at: Point, zoom: number): MapView {
  const next = Math.max(zoomLimits.min, Math.min(zoomLimits.max, zoom));
  const below = fromPoint(at, view, size);
  const moved = toPoint(below, { ...view, zoom: next }, size);
  return panBy({ ...view, zoom: next }, size, at.x - moved.x, at.y - moved.y);
}

/** Returns a view of all places with room around them; null without any. */
export function viewOf(places: readonly Corner[], size: Size, marginPx: number): MapView | null {
  const [first] = places;
  if (first === undefined) return null;
  const points = places.map(([lng, lat]) => {
    const start = toWorld({ lat: first[1], lng: first[0] }, 0);
    const world = toWorld({ lat, lng }, 0);
    const east = ((((world.x - start.x) % tilePx) + tilePx * 1.5) % tilePx) - tilePx / 2;
    return { x: start.x + east, y: world.y };
  });
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const room = (px: number, extent: number) =>
    Math.log2(Math.max(1, px - 2 * marginPx) / Math.max(extent, 1e-9));
  const zoom = Math.min(room(size.width, right - left), room(size.height, bottom - top), 17.5);
  return {
    center: fromWorld({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: Math.max(zoomLimits.min, zoom),
  };
}

/** Returns the view for a map of this size with this aim. */
export function viewAt(aim: MapAim, size: Size): MapView {
  if (!('corners' in aim)) return aim;
  // The room is reduced on both sides, so that the fitted content stays clear of the buttons at the side.
  const room = { ...size, width: size.width - 2 * buttonsPx };
  return viewOf(aim.corners, room, aimMarginPx) ?? wholeEarth;
}

/** Returns the largest round length (1, 2 or 5 times a power of ten) that is not above the given one. */
export function roundLength(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const leading = length / power;
  return power * (leading >= 5 ? 5 : leading >= 2 ? 2 : 1);
}
