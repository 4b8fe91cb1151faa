import { lazyKind } from '../outbox/lazy-kind.ts';
import {
  availabilityKind,
  type AvailabilityPayload,
  confirmationKind,
  type ConfirmationPayload,
  timeOffKind,
  type TimeOffPayload,
} from './schedule-items.ts';

const load = () => import('./send-schedule-item.ts');

/** That a person has seen a shift as it was published. */
export const shiftConfirmationKind = lazyKind<ConfirmationPayload>(confirmationKind, load);
/** Hours in which a person cannot work. */
export const ownAvailabilityKind = lazyKind<AvailabilityPayload>(availabilityKind, load);
/** A request for time off; the server recognizes it by the request's own id. */
export const timeOffRequestKind = lazyKind<TimeOffPayload>(timeOffKind, load);
