import { type BreakKind, type Punch, type PunchKind, punchPayloadVersion } from '@muster/contract';
import { occurredAt } from '@muster/domain';
import type { Clock } from '../../platform/clock.ts';
import type { LocationFix } from '../../platform/location.ts';
import type { Network } from '../../platform/network.ts';
import type { DeviceNumber } from '../outbox/store.ts';
import type { Skew } from '../time/skew.ts';

/** A person's action on the clock screen. */
export type PunchDraft = {
  /** Set when a failed attempt is retried, because the first one may have been stored. */
  readonly id?: string;
  /** The person clocked, if a supervisor punches for a member of their crew. */
  readonly personId?: string;
  readonly kind: PunchKind;
  /** With `break_start`. */
  readonly breakKind?: BreakKind;
  readonly projectId?: string | null;
  readonly costCodeId?: string | null;
  readonly note?: string | null;
  readonly location?: LocationFix | null;
  /** Asked for if the location is clearly outside every site of the project. */
  readonly outsideReason?: string | null;
  /** The time that the person states instead of now: "When did you finish?". Epoch milliseconds. */
  readonly claimedAtMs?: number | null;
  /** The moment of the tap, if the app asked for a location or a reason in between. */
  readonly instant?: PunchInstant;
};

/** With an id, so that recording it again still makes one punch. */
export type NamedPunchDraft = PunchDraft & { readonly id: string };

/** The readings that date a moment. */
type PunchMoment = {
  readonly wallMs: number;
  readonly skewMs: number | null;
  readonly skewAgeMs: number | null;
  readonly online: boolean;
};

/** The readings of the device's clocks at one moment. */
export type PunchInstant = PunchMoment & {
  readonly zone: string;
  readonly utcOffsetMinutes: number;
};

type DeviceClocks = { readonly clock: Clock; readonly skew: Skew; readonly network: Network };

/** Without the time zone, which costs a phone more to read than everything else. */
export function readMoment({ clock, skew, network }: DeviceClocks): PunchMoment {
  return { wallMs: clock.wallMs(), ...skew.reading(), online: network.state() === 'online' };
}

export function readInstant(device: DeviceClocks): PunchInstant {
  const moment = readMoment(device);
  return {
    ...moment,
    zone: device.clock.zone(),
    utcOffsetMinutes: device.clock.utcOffsetMinutes(moment.wallMs),
  };
}

/**
 * Returns the instant that is paid for, as far as this device knows; a clock known to be wrong is corrected.
 */
export function paidAtMs(instant: PunchMoment): number {
  const { wallMs, skewMs, skewAgeMs, online } = instant;
  const told = { deviceAt: wallMs, skewMs, skewAgeMs, online };
  return occurredAt({ ...told, receivedAt: null, claimedAt: null }).madeAt;
}

/** Builds the payload as it will be sent, now or in weeks. */
export function buildPunch(
  draft: PunchDraft,
  fixed: {
    readonly id: string;
    readonly personId: string;
    readonly instant: PunchInstant;
    readonly device: DeviceNumber;
  },
): Punch {
  const { id, personId, instant, device } = fixed;
  const { location } = draft;
  return {
    id,
    v: punchPayloadVersion,
    person_id: personId,
    kind: draft.kind,
    break_kind: draft.breakKind ?? null,
    device_id: device.deviceId,
    device_seq: device.deviceSeq,
    device_at: new Date(instant.wallMs).toISOString(),
    zone: instant.zone,
    utc_offset_minutes: instant.utcOffsetMinutes,
    skew_ms: instant.skewMs,
    skew_age_ms: instant.skewAgeMs,
    online: instant.online,
    claimed_at: draft.claimedAtMs == null ? null : new Date(draft.claimedAtMs).toISOString(),
    project_id: draft.projectId ?? null,
    cost_code_id: draft.costCodeId ?? null,
    note: storable(draft.note),
    location:
      location == null || !isMeasured(location)
        ? null
        : {
            lat: location.lat,
            lng: location.lng,
            accuracy_m: location.accuracyM,
            // Measured after the tap, while the person waited, so it is as fresh as possible.
            age_ms: Math.max(0, instant.wallMs - location.measuredAtMs),
            mock: location.mock,
          },
    outside_reason: storable(draft.outsideReason),
    pin_check: null,
  };
}

/**
 * Removes characters that no database stores, such as half of an emoji: one would get the whole call refused.
 */
function storable(text: string | null | undefined): string | null {
  return text?.replaceAll(/[\p{Surrogate}\0]/gu, '') ?? null;
}

/** A broken receiver may answer without numbers; then the punch is recorded without a location. */
function isMeasured({ lat, lng, accuracyM }: LocationFix): boolean {
  return [lat, lng, accuracyM].every(Number.isFinite) && accuracyM >= 0;
}
