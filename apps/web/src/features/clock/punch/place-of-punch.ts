import { fenceVerdict } from '@muster/domain';
import type { LocationAnswer, LocationFix } from '../../../platform/location.ts';
import type { NamedSite } from '../../../data/jobs/project.ts';

/** The phone's verdict on where a punch was made. The server judges again by the same rule. */
export type PunchPlace =
  | {
      readonly verdict: 'inside' | 'uncertain' | 'outside';
      readonly fix: LocationFix;
      readonly siteName: string;
      readonly distanceM: number;
    }
  /** The location is known, but the project has no site to compare it with. */
  | { readonly verdict: 'no_site'; readonly fix: LocationFix }
  | {
      readonly verdict: 'no_fix';
      readonly fix: null;
      readonly reason: Extract<LocationAnswer, { kind: 'none' }>['reason'];
    };

export function placeOfPunch(
  answer: LocationAnswer,
  sites: readonly NamedSite[],
  tapAtMs: number,
): PunchPlace {
  if (answer.kind === 'none') return { verdict: 'no_fix', fix: null, reason: answer.reason };
  const { fix } = answer;
  const ageMs = Math.max(0, tapAtMs - fix.measuredAtMs);
  const place = fenceVerdict({ fix: { ...fix, ageMs }, sites });
  if (place === null) return { verdict: 'no_site', fix };
  if (place.verdict === 'no_fix') return { verdict: 'no_fix', fix: null, reason: 'timeout' };
  const siteName = sites.find(({ id }) => id === place.siteId)?.name ?? '';
  return { verdict: place.verdict, fix, siteName, distanceM: place.distanceM };
}
