import { randomUUID } from 'node:crypto';

import type { Punch } from '@muster/contract';

/** A clock-in as a device writes it that knows neither its place nor how far its clock is off. */
export function punchOf(personId: string, said: Partial<Punch> = {}): Punch {
  return {
    id: randomUUID(),
    v: 1,
    person_id: personId,
    kind: 'in',
    break_kind: null,
    device_id: randomUUID(),
    device_seq: 0,
    device_at: new Date().toISOString(),
    zone: 'America/Los_Angeles',
    utc_offset_minutes: -480,
    skew_ms: null,
    skew_age_ms: null,
    online: false,
    claimed_at: null,
    project_id: null,
    cost_code_id: null,
    note: null,
    location: null,
    outside_reason: null,
    pin_check: null,
    ...said,
  };
}
