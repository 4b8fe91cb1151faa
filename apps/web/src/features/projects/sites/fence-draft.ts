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

/** A fence while someone draws it. */
export type Drawing = {
  readonly shape: 'circle' | 'polygon';
  /** Center of the circle; null until a pin is dropped. */
  readonly pin: Place | null;
  readonly radiusM: number;
  readonly corners: readonly Corner[];
  /** The polygon is closed: a click on the map adds no further corner. */
  readonly isClosed: boolean;
};

export type FenceDraft = { readonly drawing: Drawing; readonly earlier: readonly Drawing[] };

export type DraftAction =
  | { readonly kind: 'shape'; readonly shape: Drawing['shape'] }
  | { readonly kind: 'pin'; readonly place: Place }
  | { readonly kind: 'radius'; readonly radiusM: number }
  /** All corners at once, as typed. */
  | { readonly kind: 'corners'; readonly corners: readonly Corner[] }
  | { readonly kind: 'addCorner'; readonly place: Place }
  /** Between a corner and the next one. */
  | { readonly kind: 'splitEdge'; readonly at: number; readonly place: Place }
  | { readonly kind: 'moveCorner'; readonly at: number; readonly place: Place }
  | { readonly kind: 'removeCorner'; readonly at: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'undo' };

const keptSteps = 200;
/** About a centimetre. */
const decimals = 1e7;

/** @param radiusM with which its circle begins */
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
 * One step of drawing. Steps of one kind on one thing that follow each other, as a drag makes them,
 * count as a single one for undoing when `isOngoing`.
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

/** The fence that a drawing makes; null while there is none to speak of. */
export function fenceOf({ shape, pin, radiusM, corners }: Drawing): Fence | null {
  if (shape === 'circle') return pin === null ? null : { ...pin, radiusM, polygon: null };
  if (corners.length < fenceLimits.minCorners) return null;
  return { ...labelPoint(corners), radiusM, polygon: corners };
}

export type DrawingError = FenceError | 'nothing';

/** What keeps a drawing from being a fence; null when nothing does. */
export function drawingError(drawing: Drawing): DrawingError | null {
  const fence = fenceOf(drawing);
  return fence === null ? 'nothing' : fenceError(fence);
}

/** What is sent of a drawing; null while it makes no fence. */
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
