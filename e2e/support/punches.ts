import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import type { Punch } from '@muster/contract';
import type { TestServer } from '@muster/testkit';

import { callAs } from './ledger.ts';
import { demoLogins, type Login } from './session.ts';

/** Returns a clock-in from a device that knows neither its location nor its clock error. */
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

/** Has an admin clock the employee in and out again, so that the employee is asked to confirm it. */
export async function punchForThem(
  server: TestServer,
  personId: string,
  admin: Login = demoLogins.admin,
): Promise<void> {
  const device_id = randomUUID();
  for (const [device_seq, kind] of (['in', 'out'] as const).entries()) {
    const punch = punchOf(personId, { kind, device_id, device_seq, online: true });
    const answer = await callAs(server, admin, 'record_punches', { batch: [punch] });
    expect(answer).toMatchObject({ answers: [{ reason: null }] });
  }
}
