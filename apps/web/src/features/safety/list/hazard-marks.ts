import type { HazardRow } from '@muster/contract/safety';
import { type MapView, type Point, type Size, toPoint } from '../../../ui/map/map-view.ts';

export type PlacedHazard = HazardRow & { readonly lat: number; readonly lng: number };

/** One mark on the map: hazards too close to each other to be pressed apart, the worst first. */
export type HazardMark = { readonly at: Point; readonly hazards: readonly PlacedHazard[] };

/** Two fingertips apart. */
const apartPx = 44;

export function isPlaced(hazard: HazardRow): hazard is PlacedHazard {
  return hazard.lat !== null && hazard.lng !== null;
}

/**
 * Marks for hazards in the order given: each joins the first mark within reach, so a mark is where
 * its first hazard is.
 */
export function marksOf(
  hazards: readonly PlacedHazard[],
  view: MapView,
  size: Size,
): readonly HazardMark[] {
  const marks: { at: Point; hazards: PlacedHazard[] }[] = [];
  for (const hazard of hazards) {
    const at = toPoint(hazard, view, size);
    const near = marks.find((mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) < apartPx);
    if (near === undefined) marks.push({ at, hazards: [hazard] });
    else near.hazards.push(hazard);
  }
  return marks;
}

/** Hazards by project in the order of their first; those without a project under null. */
export function byProject(
  hazards: readonly HazardRow[],
): readonly { readonly project: HazardRow['project']; readonly hazards: readonly HazardRow[] }[] {
  const groups = Map.groupBy(hazards, ({ project }) => project?.id ?? null);
  return [...groups.values()].map((group) => ({
    project: group[0]?.project ?? null,
    hazards: group,
  }));
}
