/** Requests that a suspension blocks or allows; supabase/tests/suspension.test.ts covers what it postpones. */
import { createHash, randomUUID } from 'node:crypto';

import { type Cast, type TestServer, startServerWithCast } from '@muster/testkit';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { call, isAimedElsewhere, signIn } from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';
import { totpCode } from '../auth/support/totp.ts';
import { connect } from '../realtime/support/client.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const promised = { timeout: 5000, interval: 50 };
const secrets = { calendar: randomUUID(), link: randomUUID() };
const photo = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

describe.skipIf(isAimedElsewhere)('a suspended company', () => {
  let server: TestServer;
  let cast: Cast;
  /** Access token of the platform's admin, after the second factor. */
  let platform: string;

  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({
      env: { LOG_LEVEL: 'silent' },
      prepare: async (database) => {
        await database.query(
          `insert into public.public_links (company_id, id, kind, record_id, secret_hash, shown, created_by, expires_at)
           select m.company_id, gen_random_uuid(), 'hazard', gen_random_uuid(), decode($1, 'hex'), '{}', m.person_id,
             now() + interval '1 day'
           from public.memberships m join public.companies c on c.id = m.company_id
           where c.name = 'First Company' and m.role = 'admin'`,
          [sha256(secrets.link)],
        );
      },
    }));
    platform = await signInToPlatform();
    await rpc(cast.employee.accessToken, 'save_calendar_feed', {
      secret_hash: sha256(secrets.calendar),
    });
    await upload('before');
  });
  afterAll(() => server.stop());

  const headers = (token: string, type = 'application/json') => ({
    apikey: server.anonKey,
    Authorization: `Bearer ${token}`,
    'Content-Type': type,
  });

  const rpc = (token: string, name: string, parameters: object = {}) =>
    fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: headers(token),
      body: JSON.stringify(parameters),
    });

  const get = (path: string, token: string) =>
    fetch(`${server.url}${path}`, { headers: headers(token) });

  const photoPath = (name: string) =>
    `profile-photos/${cast.ids.company}/${cast.admin.personId}/${name}.jpg`;

  const upload = (name: string) =>
    fetch(`${server.url}/storage/v1/object/${photoPath(name)}`, {
      method: 'POST',
      headers: headers(cast.admin.accessToken, 'image/jpeg'),
      body: photo,
    });

  const archive = (token: string) =>
    fetch(`${server.url}/functions/v1/company-archive`, {
      method: 'POST',
      headers: headers(token),
      body: '{}',
    });

  const punch = (token: string, personId: string) => {
    const item = {
      v: 1,
      id: randomUUID(),
      person_id: personId,
      kind: 'in',
      break_kind: null,
      device_id: randomUUID(),
      device_seq: 1,
      device_at: new Date().toISOString(),
      zone: 'America/Denver',
      utc_offset_minutes: -420,
      skew_ms: 0,
      skew_age_ms: 1000,
      online: true,
      claimed_at: null,
      project_id: null,
      cost_code_id: null,
      note: null,
      location: null,
      outside_reason: null,
      pin_check: null,
    };
    return rpc(token, 'record_punches', { batch: [item] });
  };

  async function signInToPlatform(): Promise<string> {
    const target = targetOf(server);
    const [id, email, password] = [randomUUID(), 'platform@example.com', 'a platform phrase 4711'];
    await call(target, 'POST', '/admin/users', {
      bearer: server.serviceRoleKey,
      body: { id, email, password, email_confirm: true },
    });
    await fetch(`${server.url}/rest/v1/platform_admins`, {
      method: 'POST',
      headers: { ...headers(server.serviceRoleKey), apikey: server.serviceRoleKey },
      body: JSON.stringify({ user_id: id }),
    });
    const bearer = (await signIn(target, email, password)).body.access_token;
    const post = (path: string, body: object) => call(target, 'POST', path, { bearer, body });
    const { body } = await post('/factors', { factor_type: 'totp' });
    const path = `/factors/${String(body['id'])}`;
    const asked = await post(`${path}/challenge`, {});
    const code = totpCode(String(Object(body['totp']).secret));
    const raised = await post(`${path}/verify`, { challenge_id: asked.body['id'], code });
    return raised.body.access_token ?? '';
  }

  it('stops at once, except for punches and what its people may download', async () => {
    const { employee, supervisor, admin, outsider } = cast;
    const { client, join } = await connect(server, server.anonKey, employee.accessToken);
    const own = await join(`person:${employee.personId}:clock`, { private: true });
    expect(own.outcome).toBe('SUBSCRIBED');

    const suspended = await rpc(platform, 'suspend_company', {
      company_id: cast.ids.company,
      name: 'First Company',
      reason: 'Unpaid',
      contact: 'billing@example.com',
    });
    expect(await suspended.json()).toEqual({ verdict: 'applied' });
    await expect.poll(() => own.channel.state, promised).toBe('closed');
    expect((await join(`person:${employee.personId}:time`, { private: true })).outcome).not.toBe(
      'SUBSCRIBED',
    );
    await client.disconnect();

    const refused = {
      'a read': get('/rest/v1/projects?select=id', employee.accessToken),
      'an export': rpc(admin.accessToken, 'export_audit'),
      'a report': rpc(supervisor.accessToken, 'live_board'),
      'a file': get(`/storage/v1/object/authenticated/${photoPath('before')}`, admin.accessToken),
      'an upload': upload('after'),
      'a document': fetch(`${server.url}/functions/v1/hazard-sheet`, {
        method: 'POST',
        headers: headers(admin.accessToken),
        body: JSON.stringify({ language: 'en', zone: 'UTC', filter: {} }),
      }),
      'a calendar': fetch(`${server.url}/calendar/${secrets.calendar}.ics`),
      'a new calendar address': rpc(employee.accessToken, 'save_calendar_feed', {
        secret_hash: sha256('another'),
      }),
    };
    for (const [kind, asked] of Object.entries(refused)) {
      const answer = await asked;
      expect(answer.ok, kind).toBe(false);
      expect(await answer.text(), kind).toContain('company_suspended');
    }
    expect((await fetch(`${server.url}/shared-hazard/${secrets.link}`)).status).toBe(403);

    for (const [kind, asked] of Object.entries({
      'who they are': rpc(employee.accessToken, 'my_identity'),
      'their clock': rpc(employee.accessToken, 'my_clock'),
      'their data': rpc(employee.accessToken, 'my_data'),
      'a phone’s report': rpc(employee.accessToken, 'report_device', {
        device_id: randomUUID(),
        has_unsent: false,
      }),
      'signing in': signIn(targetOf(server), employee.email, employee.password),
      'another company': get('/rest/v1/projects?select=id', outsider.accessToken),
    })) {
      expect((await asked).status, kind).toBe(200);
    }
    for (const answer of [
      await punch(employee.accessToken, employee.personId),
      await punch(supervisor.accessToken, supervisor.personId),
    ]) {
      expect(await answer.json()).toMatchObject({ answers: [{ verdict: 'applied' }] });
    }
  });

  it('lets its admin, and no one else, download its records', async () => {
    for (const [token, code] of [
      [cast.employee.accessToken, 'not_allowed'],
      [cast.supervisor.accessToken, 'not_allowed'],
      [cast.outsider.accessToken, 'not_suspended'],
      [platform, 'not_allowed'],
    ] as const) {
      expect(await (await archive(token)).json()).toMatchObject({ code });
    }
    const answer = await archive(cast.admin.accessToken);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const zip = Buffer.from(await answer.arrayBuffer());
    const files = unzipSync(zip);
    const name = `files/profile-photos/${cast.admin.personId}/before.jpg`;
    expect(Buffer.from(files[name] ?? [])).toEqual(photo);
    expect(Buffer.from(files['audit.csv'] ?? []).toString()).toContain('company_suspensions');
  });

  it('goes on after lifting, with what was punched meanwhile', async () => {
    const lifted = await rpc(platform, 'lift_suspension', {
      company_id: cast.ids.company,
      reason: 'Paid',
    });
    expect(await lifted.json()).toEqual({ verdict: 'applied' });
    const { accessToken } = cast.employee;
    expect((await get('/rest/v1/projects?select=id', accessToken)).status).toBe(200);
    expect(await (await rpc(accessToken, 'my_clock')).json()).toMatchObject({ entries: [{}] });
    expect((await archive(cast.admin.accessToken)).status).toBe(409);
    expect((await fetch(`${server.url}/calendar/${secrets.calendar}.ics`)).status).toBe(200);
  });
});
