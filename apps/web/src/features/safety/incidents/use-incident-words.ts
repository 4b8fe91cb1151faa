import { useLingui } from '@lingui/react/macro';
import type { IncidentSeverity } from '@muster/contract/incidents';
import type { IncidentKind, IncidentOutcome } from '@muster/domain/safety/osha-cases';

type IncidentWords = {
  readonly outcomes: Readonly<Record<IncidentOutcome, string>>;
  readonly kinds: Readonly<Record<IncidentKind, string>>;
  readonly severities: Readonly<Record<IncidentSeverity, string>>;
};

/** In the words of the OSHA forms. */
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
  };
}
