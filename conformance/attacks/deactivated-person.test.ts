/**
 * Someone whose access an admin has just ended, with a login that still works, tokens that are still valid and sockets
 * that are still open: they can't read anything anymore, and can write only one thing.
 */
import { randomUUID } from 'node:crypto';
import { type Cast, type CastMember, type TestServer, startServerWithCast } from '@muster/testkit';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { connect } from '../realtime/support/client.ts';

const hasSeveralServers = Boolean(process.env['TEST_DATABASE_URL']);
const minuteMs = 60_000;
/** The deadline that the product promises: rights end everywhere within this time. */
const promised = { timeout: 5000, interval: 50 };

const descriptionSchema = z.object({
  paths: z.record(z.string(), z.unknown()),
  definitions: z.record(z.string(), z.unknown()),
});
const answersSchema = z.object({
  answers: z.array(z.object({ verdict: z.string(), reason: z.nullable(z.string()) })),
});

/** Functions that reveal nothing about the company to any caller. */
const harmless = new Set([
  'my_identity',
  'my_clock',
  'founding_options',
  'report_client_error',
  'invitation_preview',
  'record_punches',
]);

describe.skipIf(isAimedElsewhere)('someone whose access has ended', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({ env: { LOG_LEVEL: 'silent' } }));
  });
  afterAll(() => server.stop());

  async function rpc(member: CastMember, name: string, body: object = {}): Promise<unknown> {
    const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${member.accessToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return answer.json();
  }

  /** Sends requests that only the service may send: membership dates that no screen sets. */
  async function asService(method: string, path: string, body?: object): Promise<void> {
    const answer = await fetch(`${server.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: server.serviceRoleKey,
        Authorization: `Bearer ${server.serviceRoleKey}`,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(await answer.text()).toBe('');
    expect(answer.ok).toBe(true);
  }

  const end = (member: CastMember) =>
    rpc(cast.admin, 'deactivate_person', { person_id: member.personId });
  const giveBack = (member: CastMember) =>
    rpc(cast.admin, 'reactivate_person', { person_id: member.personId });

  function punchAt(member: CastMember, at: number) {
    return {
      id: randomUUID(),
      v: 1,
      person_id: member.personId,
      kind: 'in',
      break_kind: null,
      device_id: randomUUID(),
      device_seq: 1,
      device_at: new Date(at).toISOString(),
      zone: 'UTC',
      utc_offset_minutes: 0,
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
    };
  }

  async function handIn(member: CastMember, ...batch: object[]) {
    const answer = await rpc(member, 'record_punches', { batch });
    return answersSchema.parse(answer).answers;
  }

  it('loses every open channel within five seconds', async () => {
    const { client, join } = await connect(server, server.anonKey, cast.supervisor.accessToken);
    const topics = [
      `crew:${cast.ids.crew}:clock`,
      `person:${cast.supervisor.personId}:clock`,
    ] as const;
    const states = await Promise.all(
      topics.map(async (topic) => {
        const { channel, outcome } = await join(topic, { private: true });
        expect(outcome).toBe('SUBSCRIBED');
        return channel;
      }),
    );
    await end(cast.supervisor);
    await expect
      .poll(() => states.map(({ state }) => state), promised)
      .toEqual(['closed', 'closed']);
    const again = await join(topics[0], { private: true });
    expect(again.outcome).not.toBe('SUBSCRIBED');
    await client.disconnect();
    await giveBack(cast.supervisor);
  });

  it.each([
    ['whose access ends', null],
    ['who leads no more', 'employee'],
  ])(
    'and someone %s at a planned instant loses them then, and hears nothing after',
    async (_, role) => {
      const { client, join } = await connect(server, server.anonKey, cast.supervisor.accessToken);
      const crewTopic = `crew:${cast.ids.crew}:clock`;
      const { channel, outcome, messages } = await join(crewTopic, { private: true });
      expect(outcome).toBe('SUBSCRIBED');
      const endsAt = new Date(Date.now() + 3000).toISOString();
      const { supervisor } = cast;
      await asService('PATCH', `memberships?person_id=eq.${supervisor.personId}&valid_to=is.null`, {
        valid_to: endsAt,
      });
      if (role !== null) {
        await asService('POST', 'memberships', {
          company_id: cast.ids.company,
          person_id: supervisor.personId,
          role,
          valid_from: endsAt,
        });
      }
      await expect
        .poll(() => channel.state, { timeout: 3000 + promised.timeout, interval: 50 })
        .toBe('closed');
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(endsAt));
      const heard = messages.length;
      const witness = await connect(server, server.anonKey, cast.admin.accessToken);
      const open = await witness.join(crewTopic, { private: true });
      await handIn(cast.employee, punchAt(cast.employee, Date.now()));
      await open.next();
      expect(messages).toHaveLength(heard);
      await Promise.all([client.disconnect(), witness.client.disconnect()]);
      await asService(
        'DELETE',
        `memberships?person_id=eq.${supervisor.personId}&valid_from=gte.${endsAt}`,
      );
      await asService(
        'PATCH',
        `memberships?person_id=eq.${supervisor.personId}&valid_to=eq.${endsAt}`,
        {
          valid_to: null,
        },
      );
    },
  );

  it.runIf(hasSeveralServers)('loses those on every other server, too', async () => {
    const replica = await server.startReplica();
    const { client, join } = await connect(replica, server.anonKey, cast.employee.accessToken);
    const { channel } = await join(`person:${cast.employee.personId}:clock`, { private: true });
    await end(cast.employee);
    await expect.poll(() => channel.state, promised).toBe('closed');
    await client.disconnect();
    await replica.stop();
    await giveBack(cast.employee);
  });

  it('reads zero rows of every table, and every function refuses', async () => {
    await end(cast.employee);
    const headers = {
      apikey: server.anonKey,
      Authorization: `Bearer ${cast.employee.accessToken}`,
    };
    const answer = await fetch(`${server.url}/rest/v1/`, { headers });
    const { paths, definitions } = descriptionSchema.parse(await answer.json());
    for (const table of Object.keys(definitions)) {
      const rows = await fetch(`${server.url}/rest/v1/${table}?limit=5`, { headers });
      expect([table, rows.ok ? await rows.json() : 'denied']).toEqual([
        table,
        rows.ok ? [] : 'denied',
      ]);
    }
    const functions = Object.keys(paths)
      .filter((path) => path.startsWith('/rpc/'))
      .map((path) => path.slice('/rpc/'.length));
    expect(functions).toContain('person_page');
    for (const name of functions.filter((each) => !harmless.has(each))) {
      const heard = JSON.stringify(
        await rpc(cast.employee, name, { person_id: cast.employee.personId }),
      );
      // Refused, or called with the wrong parameters: the response has only reasons and empty lists.
      expect([name, heard]).toEqual([
        name,
        expect.stringMatching(/"refused"|"not_allowed"|"code":|^\[\]$|^null$|^false$/),
      ]);
    }
    expect(await rpc(cast.employee, 'my_identity')).toMatchObject({
      access_ended: true,
      role: null,
      company: null,
    });
    expect(await rpc(cast.employee, 'my_clock')).toMatchObject({ entries: [], punches: [] });
    await giveBack(cast.employee);
  });

  it('gets no more by a new token, a new sign-in or a phone for pushes', async () => {
    await end(cast.employee);
    const supabase = createClient(server.url, server.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data: signedIn } = await supabase.auth.signInWithPassword(cast.employee);
    expect(signedIn.session).not.toBeNull();
    const { data: renewed } = await supabase.auth.refreshSession();
    expect(renewed.session).not.toBeNull();
    const { data: companies } = await supabase.from('companies').select('id');
    expect(companies).toEqual([]);
    const { error } = await supabase
      .from('device_tokens')
      .insert({ user_id: cast.employee.userId, token: 'again', platform: 'ios' });
    expect(error?.code).toBe('42501');
    const { data: files } = await supabase.storage
      .from('profile-photos')
      .list(`${cast.ids.company}/${cast.employee.personId}`);
    expect(files).toEqual([]);
    const { error: upload } = await supabase.storage
      .from('certificates')
      .upload(
        `${cast.ids.company}/${cast.employee.personId}/card.pdf`,
        new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
      );
    expect(upload).not.toBeNull();
    await giveBack(cast.employee);
  });

  it('hands in their own punches from before, as questions, and nothing else', async () => {
    await end(cast.employee);
    const before = Date.now() - 30 * minuteMs;
    const answers = await handIn(
      cast.employee,
      punchAt(cast.employee, before),
      punchAt(cast.employee, Date.now() + minuteMs),
      punchAt(cast.colleague, before),
    );
    expect(answers).toMatchObject([
      { verdict: 'needs_decision', reason: 'revoked_membership' },
      { verdict: 'refused', reason: 'person_not_allowed' },
      { verdict: 'refused', reason: 'person_not_allowed' },
    ]);
    await giveBack(cast.employee);
  });

  it('hands in nothing after 30 days', async () => {
    await end(cast.colleague);
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * minuteMs);
    await asService('PATCH', `memberships?person_id=eq.${cast.colleague.personId}`, {
      valid_to: longAgo.toISOString(),
    });
    expect(
      await handIn(cast.colleague, punchAt(cast.colleague, longAgo.getTime() - minuteMs)),
    ).toMatchObject([{ verdict: 'refused', reason: 'person_not_allowed' }]);
  });
});
