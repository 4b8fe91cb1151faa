import type { HazardReport } from '@muster/contract/safety';
import type { HazardStep } from '@muster/domain';

export const hazardReportKind = 'hazard_report';
export const hazardStepKind = 'hazard_step';
export const hazardPayloadVersion = 1;

/** A report as the device keeps it. What the server stores of an anonymous one names no one. */
export type ReportPayload = {
  readonly v: number;
  readonly anonymous: boolean;
  readonly report: HazardReport;
  /** The secret by which the photos of an anonymous report are handed in. */
  readonly ticket: string | null;
};

/** A step that someone in the field takes with a hazard, such as resolving it. */
export type StepPayload = {
  readonly v: number;
  readonly hazard_id: string;
  readonly step: HazardStep;
  readonly facts: Readonly<Record<string, unknown>>;
};
