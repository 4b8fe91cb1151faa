import type { AvailabilityDraft } from '@muster/contract/schedule';
import type { TimeOffDraft } from '@muster/contract/time-off';

export const confirmationKind = 'shift_confirmation';
export const availabilityKind = 'availability';
export const timeOffKind = 'time_off_request';
export const scheduleKinds: readonly string[] = [confirmationKind, availabilityKind, timeOffKind];
export const schedulePayloadVersion = 1;

/** "I have seen this shift as shown here": confirms one version of the shift. */
export type ConfirmationPayload = {
  readonly v: number;
  readonly shift_id: string;
  readonly sequence: number;
  readonly confirmed_at: string;
};

/** Says when someone can't work, or that they can again. */
export type AvailabilityPayload =
  | { readonly v: number; readonly change: 'save'; readonly availability: AvailabilityDraft }
  | { readonly v: number; readonly change: 'remove'; readonly id: string };

export type TimeOffPayload = { readonly v: number; readonly request: TimeOffDraft };
