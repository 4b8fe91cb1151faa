import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import {
  availabilityKind,
  type AvailabilityPayload,
  confirmationKind,
  type ConfirmationPayload,
  schedulePayloadVersion as v,
  timeOffKind,
  type TimeOffPayload,
} from './schedule-items.ts';

type MadeItem<Payload> = {
  readonly id: string;
  /** Items about the same go in their order. */
  readonly about: string;
  readonly payload: Payload;
};

/** The shell has these, so they say only what an item is; the code that sends one is loaded with the first. */
function scheduleKind<Payload>(kind: string): OutboxKind<MadeItem<Payload>> {
  return {
    name: kind,
    toItem: ({ id, about, payload }, author) => ({
      id,
      kind,
      ...author,
      causalKey: `${kind}:${about}`,
      payloadVersion: v,
      payload: () => payload,
    }),
    createSender: (server) => ({
      kind,
      maxBatch: 1,
      send: async ([item], call) => {
        const module = await codeInTime(() => import('./send-schedule-item.ts'), call.signal);
        return module === null ? unreachable : module.sendScheduleItem(server, item, call);
      },
    }),
  };
}

/** That a person has seen a shift as it was published. */
export const shiftConfirmationKind = scheduleKind<ConfirmationPayload>(confirmationKind);
/** Hours in which a person cannot work. */
export const ownAvailabilityKind = scheduleKind<AvailabilityPayload>(availabilityKind);
/** A request for time off; the server recognizes it by the request's own id. */
export const timeOffRequestKind = scheduleKind<TimeOffPayload>(timeOffKind);
