import type { HazardReport } from '@muster/contract/safety';
import type { Energy } from '@muster/domain/jsa/energies';
import { hazardReportVersion } from '@muster/contract/safety';
import type { RiskLevel } from '@muster/domain';
import type { HazardPhoto } from '../../../data/safety/photo-files.ts';
import type { LocationFix } from '../../../platform/location.ts';

export type ReportDraft = {
  readonly what: string;
  readonly severity: RiskLevel | null;
  readonly likelihood: RiskLevel | null;
  readonly projectId: string | null;
  readonly place: string;
  readonly fix: LocationFix | null;
  readonly immediateAction: string;
  readonly energy: Energy | null;
  readonly isAnonymous: boolean;
  readonly photos: readonly HazardPhoto[];
};

export const emptyReport: ReportDraft = {
  what: '',
  severity: null,
  likelihood: null,
  projectId: null,
  place: '',
  fix: null,
  immediateAction: '',
  energy: null,
  isAnonymous: false,
  photos: [],
};

export type MissingPart = 'what' | 'severity' | 'likelihood';

export const longestText = { what: 4000, place: 500, immediateAction: 2000 } as const;

export function missingParts(draft: ReportDraft): ReadonlySet<MissingPart> {
  const missing = new Set<MissingPart>();
  if (draft.what.trim() === '') missing.add('what');
  if (draft.severity === null) missing.add('severity');
  if (draft.likelihood === null) missing.add('likelihood');
  return missing;
}

/** The report as it will be sent, now or in weeks; null while a part is missing. */
export function reportOf(draft: ReportDraft, reportedAtMs: number): HazardReport | null {
  const { severity, likelihood, fix } = draft;
  if (missingParts(draft).size > 0 || severity === null || likelihood === null) return null;
  return {
    v: hazardReportVersion,
    what: storable(draft.what) ?? '',
    place: storable(draft.place),
    immediate_action: storable(draft.immediateAction),
    energy: draft.energy,
    project_id: draft.projectId,
    location: fix === null ? null : placeOf(fix),
    severity,
    likelihood,
    reported_at: new Date(reportedAtMs).toISOString(),
  };
}

/** Without what no database stores, such as half of an emoji. */
function storable(text: string): string | null {
  const kept = text.replaceAll(/[\p{Surrogate}\0]/gu, '').trim();
  return kept === '' ? null : kept;
}

/** A broken receiver may answer without numbers; the report goes without the place. */
function placeOf({ lat, lng, accuracyM }: LocationFix): HazardReport['location'] {
  if (![lat, lng, accuracyM].every(Number.isFinite)) return null;
  return { lat, lng, accuracy_m: Math.min(100_000, Math.max(0, Math.round(accuracyM))) };
}
