import type { SiteForm, ProjectSite } from '@muster/contract/projects';
import type { Place } from '@muster/domain';
import { labelPoint } from '@muster/domain/place/measure';
import {
  type Corner,
  type Fence,
  fenceError,
  type FenceError,
  fenceLimits,
} from '@muster/domain/place/ring';

/** A geofence while it is drawn. */
export type Drawing = {
  readonly shape: 'circle' | 'polygon';
  /** Center of the circle; null until a pin is dropped. */
  readonly pin: Place | null;
  readonly radiusM: number;
  readonly corners: readonly Corner[];
  /** The polygon is closed, so a click on the map adds no more corners. */
  readonly isClosed: boolean;
};

export type FenceDraft = { readonly drawing: Drawing; readonly earlier: readonly Drawing[] };

export type DraftAction =
  | { readonly kind: 'shape'; readonly shape: Drawing['shape'] }
  | { readonly kind: 'pin'; readonly place: Place }
  | { readonly kind: 'radius'; readonly radiusM: number }
  /** Sets all corners at once, as typed. */
  | { readonly kind: 'corners'; readonly corners: readonly Corner[] }
  | { readonly kind: 'addCorner'; readonly place: Place }
  /** Adds a corner between the corner `at` and the next one. */
  | { readonly kind: 'splitEdge'; readonly at: number; readonly place: Place }
  | { readonly kind: 'moveCorner'; readonly at: number; readonly place: Place }
  | { readonly kind: 'removeCorner'; readonly at: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'undo' };

const keptSteps = 200;
/** Seven decimals: about a centimeter. */
const decimals = 1e7;

/** @param radiusM the circle's first radius */
export function newDraft(radiusM: number): FenceDraft {
  return {
    drawing: { shape: 'circle', pin: null, radiusM, corners: [], isClosed: false },
    earlier: [],
  };
}

export function draftOf(site: ProjectSite): FenceDraft {
  return {
    drawing: {
      shape: site.polygon === null ? 'circle' : 'polygon',
      pin: { lat: site.lat, lng: site.lng },
      radiusM: site.radius_m,
      corners: site.polygon ?? [],
      isClosed: site.polygon !== null,
    },
    earlier: [],
  };
}

/**
 * Applies one step of drawing. With `isOngoing`, the step joins the one before it, so that a whole drag is undone at
 * once.
 */
export function draw(draft: FenceDraft, action: DraftAction, isOngoing = false): FenceDraft {
  const { drawing, earlier } = draft;
  if (action.kind === 'undo') {
    const last = earlier.at(-1);
    return last === undefined ? draft : { drawing: last, earlier: earlier.slice(0, -1) };
  }
  const next = step(drawing, action);
  if (next === drawing) return draft;
  return {
    drawing: next,
    earlier: isOngoing ? earlier : [...earlier.slice(-keptSteps), drawing],
  };
}

function step(drawing: Drawing, action: Exclude<DraftAction, { kind: 'undo' }>): Drawing {
  const { corners } = drawing;
  const { minCorners, maxCorners, minRadiusM, maxRadiusM } = fenceLimits;
  switch (action.kind) {
    case 'shape':
      return action.shape === drawing.shape ? drawing : { ...drawing, shape: action.shape };
    case 'pin':
      return { ...drawing, pin: rounded(action.place) };
    case 'radius': {
      const radiusM = Math.round(Math.max(minRadiusM, Math.min(maxRadiusM, action.radiusM)));
      return radiusM === drawing.radiusM ? drawing : { ...drawing, radiusM };
    }
    case 'corners':
      return { ...drawing, corners: action.corners, isClosed: action.corners.length >= minCorners };
    case 'addCorner':
      if (drawing.isClosed || corners.length >= maxCorners) return drawing;
      return { ...drawing, corners: [...corners, cornerAt(action.place)] };
    case 'splitEdge':
      if (corners.length >= maxCorners) return drawing;
      return { ...drawing, corners: corners.toSpliced(action.at + 1, 0, cornerAt(action.place)) };
    case 'moveCorner':
      return { ...drawing, corners: corners.with(action.at, cornerAt(action.place)) };
    case 'removeCorner': {
      const left = corners.toSpliced(action.at, 1);
      return { ...drawing, corners: left, isClosed: drawing.isClosed && left.length >= minCorners };
    }
    case 'close':
      return corners.length < minCorners || drawing.isClosed
        ? drawing
        : { ...drawing, isClosed: true };
  }
}

function rounded({ lat, lng }: Place): Place {
  return { lat: Math.round(lat * decimals) / decimals, lng: Math.round(lng * decimals) / decimals };
}

function cornerAt(place: Place): Corner {
  const { lat, lng } = rounded(place);
  return [lng, lat];
}

/** Returns the geofence that a drawing makes, or null if it doesn't make one yet. */
export function fenceOf({ shape, pin, radiusM, corners }: Drawing): Fence | null {
  if (shape === 'circle') return pin === null ? null : { ...pin, radiusM, polygon: null };
  if (corners.length < fenceLimits.minCorners) return null;
  return { ...labelPoint(corners), radiusM, polygon: corners };
}

export type DrawingError = FenceError | 'nothing';

/** Returns the reason why a drawing isn't a valid geofence, or null if it is one. */
export function drawingError(drawing: Drawing): DrawingError | null {
  const fence = fenceOf(drawing);
  return fence === null ? 'nothing' : fenceError(fence);
}

/** Converts a drawing to the form that the server accepts; null while it makes no geofence. */
export function siteFormOf(name: string, drawing: Drawing): SiteForm | null {
  const fence = fenceOf(drawing);
  if (fence === null) return null;
  return {
    name: name.trim(),
    lat: fence.lat,
    lng: fence.lng,
    radius_m: fence.radiusM,
    polygon: fence.polygon,
  };
}
