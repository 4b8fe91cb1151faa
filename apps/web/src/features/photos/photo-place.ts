import type { PhotoPlace } from '@muster/contract/added-photos';
import { fenceVerdict } from '@muster/domain';
import type { Project } from '../../data/jobs/project.ts';
import type { LocationFix } from '../../platform/location.ts';

/** Where a photo was probably taken: the site that the phone is in or near, of the projects it knows. */
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

/** The phone's location against a site; null without either. The location itself stays on the phone. */
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

/** It was asked for when the form opened. */
const asNow = ({ lat, lng, accuracyM }: LocationFix) => ({ lat, lng, accuracyM, ageMs: 0 });
