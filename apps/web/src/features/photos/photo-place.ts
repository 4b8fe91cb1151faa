import type { PhotoPlace } from '@muster/contract/added-photos';
import { fenceVerdict } from '@muster/domain';
import type { Project } from '../../data/jobs/project.ts';
import type { LocationFix } from '../../platform/location.ts';

/** Returns the site where a photo was probably taken: one that the phone is in or near, from the projects it knows. */
export function proposedSite(
  projects: readonly Project[],
  fix: LocationFix | null,
): { readonly projectId: string; readonly siteId: string } | null {
  if (fix === null) return null;
  const judged = fenceVerdict({ sites: projects.flatMap(({ sites }) => sites), fix: asNow(fix) });
  if (judged === null || judged.siteId === null || judged.verdict === 'outside') return null;
  const { siteId } = judged;
  const project = projects.find(({ sites }) => sites.some(({ id }) => id === siteId));
  return project === undefined ? null : { projectId: project.id, siteId };
}

/** Compares the phone's location with a site; null without either. The location itself stays on the phone. */
export function placeAgainst(
  projects: readonly Project[],
  siteId: string | null,
  fix: LocationFix | null,
): PhotoPlace | null {
  const site = projects.flatMap(({ sites }) => sites).find(({ id }) => id === siteId);
  if (site === undefined || fix === null) return null;
  const judged = fenceVerdict({ sites: [site], fix: asNow(fix) });
  return judged === null || judged.verdict === 'no_fix' ? null : judged.verdict;
}

/** The location was read when the form opened, so it counts as current. */
const asNow = ({ lat, lng, accuracyM }: LocationFix) => ({ lat, lng, accuracyM, ageMs: 0 });
