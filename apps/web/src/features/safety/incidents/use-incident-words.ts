import { useLingui } from '@lingui/react/macro';
import type { IncidentSeverity } from '@muster/contract/incidents';
import type { ItaError } from '@muster/domain/safety/ita-files';
import type { IncidentKind, IncidentOutcome } from '@muster/domain/safety/osha-cases';

type IncidentWords = {
  readonly outcomes: Readonly<Record<IncidentOutcome, string>>;
  readonly kinds: Readonly<Record<IncidentKind, string>>;
  readonly severities: Readonly<Record<IncidentSeverity, string>>;
  /** Why there can be no file for the agency yet. */
  readonly flaws: Readonly<Record<ItaError, string>>;
};

/** Uses the terms of the OSHA forms. */
export function useIncidentWords(): IncidentWords {
  const { t } = useLingui();
  return {
    outcomes: {
      death: t`Death`,
      days_away: t`Days away from work`,
      restricted: t`Job transfer or restriction`,
      other: t`Other recordable case`,
    },
    kinds: {
      injury: t`Injury`,
      skin: t`Skin disorder`,
      respiratory: t`Respiratory condition`,
      poisoning: t`Poisoning`,
      hearing: t`Hearing loss`,
      other: t`All other illnesses`,
    },
    severities: {
      none: t`None of these`,
      death: t`Death: call OSHA within 8 hours`,
      inpatient: t`Hospital stay: call OSHA within 24 hours`,
      amputation: t`Amputation: call OSHA within 24 hours`,
      eye_loss: t`Loss of an eye: call OSHA within 24 hours`,
    },
    flaws: {
      year_missing: t`Enter the number of employees and hours for the year first.`,
      ein_missing: t`OSHA requires the employer identification number (EIN). Add it to the establishment.`,
      hours_implausible: t`The hours worked are too high for the number of employees. Check both numbers.`,
      employees_below_cases: t`OSHA expects more employees than cases. Check the average number of employees.`,
      days_away_missing: t`A case with days away from work is missing the number of days.`,
      days_away_without_case: t`There are days away from work, but no case with that result.`,
      days_restricted_missing: t`A case with job transfer or restriction is missing the number of days.`,
      days_restricted_without_case: t`There are days of restricted work, but no case with that result.`,
      box_address: t`OSHA requires a street address, not a PO box.`,
    },
  };
}
