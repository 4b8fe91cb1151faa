/** Endless uploads: one person must not fill the disk or the company's quota. */
import { randomUUID } from 'node:crypto';

import { type Cast, type CastMember, type TestServer, startServerWithCast } from '@muster/testkit';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAimedElsewhere } from '../auth/support/target.ts';

const png = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

describe.skipIf(isAimedElsewhere)('room for files', () => {
  let server: TestServer;
  let cast: Cast;
  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({
      env: {
        STORAGE_QUOTA_PERSON: String(2 * png.size),
        STORAGE_QUOTA_COMPANY: String(5 * png.size),
      },
    }));
  });
  afterAll(() => server.stop());

  const photosOf = (token: string) =>
    createClient(server.url, server.anonKey, { accessToken: async () => token }).storage.from(
      'profile-photos',
    );
  const keyOf = ({ personId }: CastMember, name: string) =>
    `${cast.ids.company}/${personId}/${name}`;

  async function keep(member: CastMember, name: string, upsert = false): Promise<unknown> {
    const { error } = await photosOf(member.accessToken).upload(keyOf(member, name), png, {
      upsert,
    });
    return error;
  }

  async function clockIn(member: CastMember): Promise<unknown> {
    const punch = {
      id: randomUUID(),
      v: 1,
      person_id: member.personId,
      kind: 'in',
      break_kind: null,
      device_id: randomUUID(),
      device_seq: 1,
      device_at: new Date().toISOString(),
      zone: 'UTC',
      utc_offset_minutes: 0,
      skew_ms: null,
      skew_age_ms: null,
      online: true,
      claimed_at: null,
      project_id: null,
      cost_code_id: null,
      note: null,
      location: null,
      outside_reason: null,
      pin_check: null,
    };
    const answer = await fetch(`${server.url}/rest/v1/rpc/record_punches`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${member.accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ batch: [punch] }),
    });
    return answer.json();
  }

  const full = (words: string) => ({
    status: 400,
    statusCode: '413',
    message: expect.stringContaining(words),
  });

  test('ends for a person at their quota, however many come at once', async () => {
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => keep(cast.employee, `${name}.png`)),
    );
    const refused = outcomes.filter((error) => error !== null);
    expect(refused).toHaveLength(4);
    for (const error of refused) expect(error).toMatchObject(full('one person'));
  });

  test('is not taken by what a new file replaces', async () => {
    expect(await keep(cast.colleague, 'a.png')).toBeNull();
    expect(await keep(cast.colleague, 'b.png')).toBeNull();
    expect(await keep(cast.colleague, 'b.png', true)).toBeNull();
    expect(await keep(cast.colleague, 'c.png')).toMatchObject(full('one person'));
    await photosOf(cast.colleague.accessToken).remove([keyOf(cast.colleague, 'a.png')]);
    expect(await keep(cast.colleague, 'c.png')).toBeNull();
  });

  test('ends for a company at its quota, and another company has its own', async () => {
    // Four are left from the two tests before.
    expect(await keep(cast.supervisor, 'a.png')).toBeNull();
    expect(await keep(cast.supervisor, 'b.png')).toMatchObject(full('Your company'));
    const key = `${cast.ids.otherCompany}/${cast.outsider.personId}/a.png`;
    const { error } = await photosOf(cast.outsider.accessToken).upload(key, png);
    expect(error).toBeNull();
  });

  test('does not end for the service role, nor for the clock', async () => {
    const { error } = await createClient(server.url, server.serviceRoleKey)
      .storage.from('profile-photos')
      .upload(keyOf(cast.employee, 'service.png'), png);
    expect(error).toBeNull();
    expect(await clockIn(cast.employee)).toMatchObject({ answers: [{ verdict: 'applied' }] });
  });

  test('is kept on the disk for punches', async () => {
    await server.restart({ STORAGE_QUOTA_COMPANY: '0', STORAGE_DISK_RESERVE: '999999999999999' });
    expect(await keep(cast.admin, 'a.png')).toMatchObject({
      status: 503,
      message: expect.stringContaining('no room for files'),
    });
    expect(await clockIn(cast.colleague)).toMatchObject({ answers: [{ verdict: 'applied' }] });
    await server.restart({ STORAGE_QUOTA_COMPANY: '0', STORAGE_DISK_RESERVE: '0' });
    expect(await keep(cast.admin, 'a.png')).toBeNull();
  });
});
