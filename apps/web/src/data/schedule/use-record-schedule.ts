import type { AvailabilityDraft } from '@muster/contract/schedule';
import type { TimeOffDraft } from '@muster/contract/time-off';
import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import {
  ownAvailabilityKind,
  shiftConfirmationKind,
  timeOffRequestKind,
} from './schedule-kinds.ts';
import { schedulePayloadVersion as v } from './schedule-items.ts';

export type MadeConfirmation = {
  readonly id: string;
  readonly shiftId: string;
  readonly sequence: number;
  readonly confirmedAt: string;
};

export type MadeAvailability = {
  readonly id: string;
  readonly change:
    | { readonly kind: 'save'; readonly availability: AvailabilityDraft }
    | { readonly kind: 'remove'; readonly availabilityId: string };
};

export type ScheduleRecorder = {
  confirm(made: MadeConfirmation): Promise<void>;
  changeAvailability(made: MadeAvailability): Promise<void>;
  requestTimeOff(request: TimeOffDraft): Promise<void>;
};

/**
 * Keeps on the device what people say of their own schedule, and sends it from there. Each resolves once
 * the device has it safely, and throws `StorageError` when it doesn't.
 */
export function useRecordSchedule(): ScheduleRecorder {
  const { outbox } = useData();
  const { user_id, person_id } = useIdentity();
  const author = { userId: user_id, personId: person_id ?? user_id };
  return {
    confirm: async ({ id, shiftId, sequence, confirmedAt }) => {
      const payload = { v, shift_id: shiftId, sequence, confirmed_at: confirmedAt };
      await outbox.add(shiftConfirmationKind.toItem({ id, about: shiftId, payload }, author));
    },
    changeAvailability: async ({ id, change }) => {
      const made =
        change.kind === 'save'
          ? {
              about: change.availability.id,
              payload: { v, change: 'save' as const, availability: change.availability },
            }
          : {
              about: change.availabilityId,
              payload: { v, change: 'remove' as const, id: change.availabilityId },
            };
      await outbox.add(ownAvailabilityKind.toItem({ id, ...made }, author));
    },
    requestTimeOff: async (request) => {
      const made = { id: request.id, about: request.id, payload: { v, request } };
      await outbox.add(timeOffRequestKind.toItem(made, author));
    },
  };
}
