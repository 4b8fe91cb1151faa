import { type BreakKind, type Punch, type PunchKind, punchPayloadVersion } from '@muster/contract';
import { occurredAt } from '@muster/domain';
import type { Clock } from '../../platform/clock.ts';
import type { LocationFix } from '../../platform/location.ts';
import type { Network } from '../../platform/network.ts';
import type { DeviceNumber } from '../outbox/store.ts';
import type { Skew } from '../time/skew.ts';

/** What a person did on the clock screen. */
export type PunchDraft = {
  /** Given where a try that failed is repeated: it may have been kept anyway. */
  readonly id?: string;
  /** Whose punch it is, where a supervisor makes it for someone of their crew. */
  readonly personId?: string;
  readonly kind: PunchKind;
  /** With `break_start`. */
  readonly breakKind?: BreakKind;
  readonly projectId?: string | null;
  readonly costCodeId?: string | null;
  readonly note?: string | null;
  readonly location?: LocationFix | null;
  /** Asked for when the place is surely outside every site of the project. */
  readonly outsideReason?: string | null;
  /** The time the person states instead of now: "When did you finish?". Epoch milliseconds. */
  readonly claimedAtMs?: number | null;
  /** The moment of the tap, when asking for a place or a reason came in between. */
  readonly instant?: PunchInstant;
};

/** With the id by which it may be recorded again and stays one punch. */
export type NamedPunchDraft = PunchDraft & { readonly id: string };

/** What says when a moment was. */
type PunchMoment = {
  readonly wallMs: number;
  readonly skewMs: number | null;
  readonly skewAgeMs: number | null;
  readonly online: boolean;
};

/** What the device's clocks said at one moment. */
export type PunchInstant = PunchMoment & {
  readonly zone: string;
  readonly utcOffsetMinutes: number;
};

type DeviceClocks = { readonly clock: Clock; readonly skew: Skew; readonly network: Network };

/** Without the zone, which costs a phone more to ask for than all of the rest. */
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

/** What pays for a moment on this device, as far as it knows: not the word of a clock that is wrong. */
export function paidAtMs(instant: PunchMoment): number {
  const { wallMs, skewMs, skewAgeMs, online } = instant;
  const told = { deviceAt: wallMs, skewMs, skewAgeMs, online };
  return occurredAt({ ...told, receivedAt: null, claimedAt: null }).madeAt;
}

/** The payload as it will be sent, now or in weeks. */
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
            // Measured after the tap, while the person waited: as fresh as can be.
            age_ms: Math.max(0, instant.wallMs - location.measuredAtMs),
            mock: location.mock,
          },
    outside_reason: storable(draft.outsideReason),
    pin_check: null,
  };
}

/** Without what no database stores, such as half of an emoji: it would have the whole call refused. */
function storable(text: string | null | undefined): string | null {
  return text?.replaceAll(/[\p{Surrogate}\0]/gu, '') ?? null;
}

/** A broken receiver may answer without numbers; the punch counts without the place. */
function isMeasured({ lat, lng, accuracyM }: LocationFix): boolean {
  return [lat, lng, accuracyM].every(Number.isFinite) && accuracyM >= 0;
}
