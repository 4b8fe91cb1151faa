import type { Place } from './distance.ts';
import { arcM, polygonDistanceM } from './distance.ts';

/** A geofence: a circle around its place, or the polygon if it has one. */
export type Site = Place & {
  readonly id: string;
  readonly radiusM: number;
  /** Corners `[lng, lat]` as in GeoJSON, not closed; null for a circle. */
  readonly polygon: readonly (readonly [lng: number, lat: number])[] | null;
};

export type Fix = Place & {
  /** Radius that contains the true place with 68 % probability. */
  readonly accuracyM: number;
  /** Time between the fix and the punch. */
  readonly ageMs: number;
};

export type PlaceVerdict =
  | { readonly verdict: 'no_fix'; readonly siteId: null; readonly distanceM: null }
  | {
      readonly verdict: 'inside' | 'uncertain' | 'outside';
      readonly siteId: string;
      /** Distance to the center of a circle, or to the edge of a polygon (0 inside it). */
      readonly distanceM: number;
    };

/** An older fix says nothing about the punch. */
export const maxFixAgeMs = 60_000;
const minAccuracyM = 10;

/**
 * Judges a punch's location by the site with the nearest geofence: inside if d <= r, clearly
 * outside if d - 2 x max(accuracy, 10 m) > r, otherwise uncertain (domain-rules.md, "Location").
 * Returns null without a site. Authority: `app.fence_verdict` in
 * `supabase/schemas/place/fence_verdict.sql`; both are tested with `cases/fences.json`.
 */
export function fenceVerdict({
  fix,
  sites,
}: {
  readonly fix: Fix | null;
  readonly sites: readonly Site[];
}): PlaceVerdict | null {
  if (sites.length === 0) return null;
  const nearest =
    fix === null || fix.ageMs > maxFixAgeMs
      ? undefined
      : sites.map((site) => measure(fix, site)).sort(byFence)[0];
  if (fix === null || nearest === undefined) {
    return { verdict: 'no_fix', siteId: null, distanceM: null };
  }
  const doubtM = 2 * Math.max(fix.accuracyM, minAccuracyM);
  const { siteId, distanceM, beyondM } = nearest;
  if (beyondM <= 0) return { verdict: 'inside', siteId, distanceM };
  return { verdict: beyondM > doubtM ? 'outside' : 'uncertain', siteId, distanceM };
}

type Measured = { readonly siteId: string; readonly distanceM: number; readonly beyondM: number };

function measure(fix: Fix, site: Site): Measured {
  if (site.polygon !== null) {
    const distanceM = polygonDistanceM(fix, site.polygon);
    return { siteId: site.id, distanceM, beyondM: distanceM };
  }
  const distanceM = arcM(fix, site);
  return { siteId: site.id, distanceM, beyondM: distanceM - site.radiusM };
}

function byFence(a: Measured, b: Measured): number {
  return a.beyondM - b.beyondM || (a.siteId < b.siteId ? -1 : 1);
}
