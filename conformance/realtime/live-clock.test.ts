import { randomUUID } from 'node:crypto';

import { type Cast, type CastMember, type TestServer } from '@muster/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { connect, type Connection } from './support/client.ts';
import { shareCast } from '../support/shared-server.ts';

const cursor = z.object({ since: z.string() });

/** From the post of the punch to its arrival on the board. */
const promisedMs = 2000;

describe('an open board', () => {
  let server: TestServer;
  let cast: Cast;
  let board: Connection;

  shareCast(async (shared) => {
    ({ server, cast } = shared);
    board = await connect(server, server.anonKey, cast.admin.accessToken);
  });
  afterAll(async () => {
    await board.client.disconnect();
  });

  const call = (name: string, member: CastMember, body: object): Promise<unknown> =>
    fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${member.accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());

  const device = randomUUID();
  let sequence = 0;

  const punch = (kind: 'in' | 'out') => ({
    id: randomUUID(),
    v: 1,
    person_id: cast.employee.personId,
    kind,
    break_kind: null,
    device_id: device,
    device_seq: (sequence += 1),
    device_at: new Date().toISOString(),
    zone: 'UTC',
    utc_offset_minutes: 0,
    skew_ms: null,
    skew_age_ms: null,
    online: true,
    claimed_at: null,
    project_id: kind === 'in' ? cast.ids.project : null,
    cost_code_id: null,
    note: null,
    location: null,
    outside_reason: null,
    pin_check: null,
  });

  it('hears of a punch within two seconds and finds it by the cursor of the notice', async () => {
    const topic = `company:${cast.ids.company}:clock`;
    const { next, outcome } = await board.join(topic, { private: true });
    expect(outcome).toBe('SUBSCRIBED');
    const delaysMs: number[] = [];
    for (const kind of ['in', 'out', 'in', 'out'] as const) {
      const startedAt = performance.now();
      const answer = await call('record_punches', cast.employee, { batch: [punch(kind)] });
      expect(answer).toMatchObject({ answers: [{ verdict: expect.stringMatching(/^applied/) }] });
      const notice = await next();
      delaysMs.push(performance.now() - startedAt);
      expect(notice).toMatchObject({ event: 'changed', payload: { topic } });
      const { since } = cursor.parse(notice.payload);
      expect(await call('live_board', cast.admin, { since })).toMatchObject({
        people: [{ person_id: cast.employee.personId, state: kind === 'in' ? 'on' : 'off' }],
      });
    }
    expect(Math.max(...delaysMs)).toBeLessThan(promisedMs);
  });

  it('of another company hears nothing of it', async () => {
    const foreign = await connect(server, server.anonKey, cast.outsider.accessToken);
    const theirs = await foreign.join(`company:${cast.ids.otherCompany}:clock`, { private: true });
    const own = await board.join(`crew:${cast.ids.crew}:clock`, { private: true });
    expect(theirs.outcome).toBe('SUBSCRIBED');
    await call('record_punches', cast.employee, { batch: [punch('in')] });
    await own.next();
    expect(theirs.messages).toEqual([]);
    await foreign.client.disconnect();
  });

  it('takes a batch in which one text can’t be stored and one is no punch', async () => {
    const said = { ...punch('out'), note: 'cut \ud83d, ended \0' };
    const broken = { ...punch('in'), id: 'x\0' };
    const after = punch('in');
    expect(await call('record_punches', cast.employee, { batch: [said, broken, after] })).toEqual(
      expect.objectContaining({
        answers: [
          expect.objectContaining({ id: said.id, verdict: 'applied' }),
          expect.objectContaining({ verdict: 'refused', reason: 'malformed_punch' }),
          expect.objectContaining({ id: after.id, verdict: 'applied' }),
        ],
      }),
    );
  });
});
