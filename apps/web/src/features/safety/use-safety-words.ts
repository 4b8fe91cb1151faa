import { useLingui } from '@lingui/react/macro';
import type { Energy } from '@muster/domain/jsa/energies';
import type { HazardState, HazardStep, RiskBand, RiskLevel } from '@muster/domain';

export type LevelWords = { readonly name: string; readonly detail: string };

export type SafetyWords = {
  readonly state: (state: HazardState) => string;
  readonly band: (band: RiskBand) => string;
  /** Advice for a person standing in front of the hazard. */
  readonly advice: (band: RiskBand) => string;
  readonly severity: (level: RiskLevel) => LevelWords;
  readonly likelihood: (level: RiskLevel) => LevelWords;
  readonly energy: (energy: Energy) => string;
  /** The label of the button that takes the step. */
  readonly step: (step: HazardStep) => string;
};

export function useSafetyWords(): SafetyWords {
  const { t } = useLingui();
  return {
    state: (state) => {
      switch (state) {
        case 'open':
          return t`Open`;
        case 'assigned':
          return t`Assigned`;
        case 'in_progress':
          return t`In progress`;
        case 'resolved':
          return t`Resolved`;
        case 'verified':
          return t`Closed`;
        case 'reopened':
          return t`Reopened`;
      }
    },
    band: (band) => {
      switch (band) {
        case 'low':
          return t`Low risk`;
        case 'moderate':
          return t`Moderate risk`;
        case 'high':
          return t`High risk`;
        case 'stop_work':
          return t`Stop work`;
      }
    },
    advice: (band) => {
      switch (band) {
        case 'low':
          return t`Fix it when you can.`;
        case 'moderate':
          return t`Work can go on with care.`;
        case 'high':
          return t`Keep people away until it’s under control.`;
        case 'stop_work':
          return t`Stop work here, warn people nearby and call your supervisor.`;
      }
    },
    severity: (level) => {
      switch (level) {
        case 1:
          return { name: t`No injury`, detail: t`No first aid needed` };
        case 2:
          return { name: t`First aid`, detail: t`Back to work right away` };
        case 3:
          return { name: t`Doctor visit`, detail: t`Medical treatment needed` };
        case 4:
          return { name: t`Serious injury`, detail: t`Hospital, time off work` };
        case 5:
          return { name: t`Death`, detail: t`Someone could be killed` };
      }
    },
    likelihood: (level) => {
      switch (level) {
        case 1:
          return { name: t`Rare`, detail: t`Hard to imagine` };
        case 2:
          return { name: t`Unlikely`, detail: t`Could happen someday` };
        case 3:
          return { name: t`Possible`, detail: t`Has happened before` };
        case 4:
          return { name: t`Likely`, detail: t`Could happen this week` };
        case 5:
          return { name: t`Almost certain`, detail: t`Could happen at any moment` };
      }
    },
    energy: (energy) => {
      switch (energy) {
        case 'gravity':
          return t`Gravity: falls, falling objects`;
        case 'motion':
          return t`Motion: vehicles, traffic, strain`;
        case 'mechanical':
          return t`Mechanical: machines, moving parts`;
        case 'electrical':
          return t`Electrical`;
        case 'pressure':
          return t`Pressure: hoses, tanks, trenches`;
        case 'temperature':
          return t`Temperature: heat, cold, fire`;
        case 'chemical':
          return t`Chemical: fumes, dust, spills`;
        case 'biological':
          return t`Biological: animals, plants, mold`;
        case 'radiation':
          return t`Radiation: sun, welding arc`;
        case 'sound':
          return t`Sound: noise, vibration`;
      }
    },
    step: (step) => {
      switch (step) {
        case 'triage':
          return t`Review risk`;
        case 'assign':
          return t`Assign`;
        case 'start':
          return t`Start fixing`;
        case 'resolve':
          return t`Resolve`;
        case 'verify':
          return t`Verify and close`;
        case 'reopen':
          return t`Reopen`;
      }
    },
  };
}
