/** Attacks from the outside with a kiosk's stolen session: almost nothing works. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Cast, type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shareCast } from '../support/shared-server.ts';

type Json = Readonly<Record<string, unknown>>;

const tokenSchema = z.object({ access_token: z.string() });
const answersSchema = z.object({
  answers: z.array(z.object({ verdict: z.string(), reason: z.nullable(z.string()) })),
});
const jsonSchema = z.record(z.string(), z.unknown());
const pathsSchema = z.object({ paths: z.record(z.string(), z.unknown()) });

describe('a stolen kiosk', () => {
  let server: TestServer;
  let cast: Cast;
  let stolen: string;
  let code: string;

  shareCast(async (shared) => {
    ({ server, cast } = shared);
    code = await newCode();
    const password = randomBytes(32).toString('hex');
    const registered = await register(code, password);
    const session = await post('auth/v1/token?grant_type=password', server.anonKey, {
      email: registered['email'],
      password,
    });
    stolen = tokenSchema.parse(session).access_token;
  });

  const rest = (path: string, bearer: string, init: RequestInit = {}) =>
    fetch(`${server.url}/${path}`, {
      ...init,
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${bearer}`,
        'Content-Type': 'application/json',
      },
    });
  const post = async (path: string, bearer: string, body: Json): Promise<Json> =>
    jsonSchema.parse(
      await (await rest(path, bearer, { method: 'POST', body: JSON.stringify(body) })).json(),
    );
  const rpc = (name: string, body: Json, bearer = stolen) =>
    post(`rest/v1/rpc/${name}`, bearer, body);

  async function newCode(): Promise<string> {
    const answer = await rpc('create_kiosk_code', { name: 'Gate' }, cast.admin.accessToken);
    return String(answer['code']);
  }

  function register(typed: string, password: string): Promise<Json> {
    const device_key = randomBytes(32).toString('hex');
    return post('functions/v1/register-kiosk', server.anonKey, {
      code: typed,
      device_key,
      password,
    });
  }

  it('reads no row of any table', async () => {
    const root = await rest('rest/v1/', server.serviceRoleKey);
    const { paths } = pathsSchema.parse(await root.json());
    const tables = Object.keys(paths).filter((path) => /^\/[a-z_]+$/.test(path));
    expect(tables.length).toBeGreaterThan(15);
    for (const table of tables) {
      const answer = await rest(`rest/v1${table}?limit=1`, stolen);
      const rows: unknown = await answer.json();
      // Either denied as a whole, or no rows.
      expect([table, answer.status >= 400 || rows]).toEqual([
        table,
        answer.status >= 400 ? true : [],
      ]);
    }
  });

  it('is told nothing by the functions of others', async () => {
    for (const [name, body] of [
      ['company_kiosks', {}],
      ['people_with_pins', {}],
      ['my_kiosk_pin', {}],
      ['create_kiosk_code', { name: 'Mine' }],
      ['demo_kiosk_key', {}],
      ['live_board', {}],
      ['search_people', {}],
      ['set_person_pins', { pins: [] }],
    ] as const) {
      const answer = await rpc(name, body);
      expect([name, answer['verdict'] ?? answer['reason'] ?? 'denied']).not.toEqual([name, 'ok']);
      expect(answer['people'] ?? []).toEqual([]);
    }
    expect(await rpc('my_clock', {})).toMatchObject({ person_id: null, entries: [], punches: [] });
  });

  it('sees no picture, its own included', async () => {
    const { company_id } = z.object({ company_id: z.string() }).parse(await rpc('my_identity', {}));
    const path = `punch-photos/${company_id}/${randomUUID()}`;
    const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
    const added = await fetch(`${server.url}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${stolen}`,
        'Content-Type': 'image/jpeg',
      },
      body: jpeg,
    });
    expect(added.status).toBe(200);
    expect((await rest(`storage/v1/object/${path}`, stolen)).status).toBeGreaterThanOrEqual(400);
    expect((await rest(`storage/v1/object/${path}`, cast.admin.accessToken)).status).toBe(200);
    const foreign = `punch-photos/${randomUUID()}/${randomUUID()}`;
    const refused = await rest(`storage/v1/object/${foreign}`, stolen, { method: 'POST' });
    expect(refused.status).toBeGreaterThanOrEqual(400);
  });

  it('makes no kiosk of another device: codes work once, and it gets none', async () => {
    expect(await register(code, randomBytes(32).toString('hex'))).toEqual({
      verdict: 'refused',
      reason: 'kiosk_code_invalid',
    });
    expect(await register('AAAAAAAA', randomBytes(32).toString('hex'))).toMatchObject({
      verdict: 'refused',
    });
    expect(await post('functions/v1/register-kiosk', server.anonKey, { code })).toMatchObject({
      reason: 'invalid_input',
    });
  });

  it('books no time without a PIN: what it makes up waits for a decision or is refused', async () => {
    expect(await punch(cast.employee.personId)).toMatchObject({
      verdict: 'needs_decision',
      reason: 'pin_unproven',
    });
    expect(await punch(cast.outsider.personId)).toMatchObject({ verdict: 'refused' });
  });

  it('is worth nothing from the moment an admin ends the kiosk', async () => {
    const { kiosk } = z
      .object({ kiosk: z.object({ id: z.string() }) })
      .parse(await rpc('kiosk_roster', {}));
    expect(await rpc('revoke_kiosk', { kiosk_id: kiosk.id })).toMatchObject({
      verdict: 'refused',
    });
    expect(await rpc('revoke_kiosk', { kiosk_id: kiosk.id }, cast.admin.accessToken)).toEqual({
      verdict: 'applied',
    });
    expect(await rpc('kiosk_roster', {})).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    expect(await punch(cast.employee.personId)).toMatchObject({ verdict: 'refused' });
    // A punch from before the end is kept for review.
    const before = new Date(Date.now() - 60_000).toISOString();
    expect(await punch(cast.employee.personId, before)).toMatchObject({
      verdict: 'needs_decision',
      reason: 'revoked_membership',
    });
  });

  async function punch(personId: string, deviceAt = new Date().toISOString()) {
    const made = {
      id: randomUUID(),
      v: 2,
      person_id: personId,
      kind: 'in',
      break_kind: null,
      device_id: randomUUID(),
      device_seq: 1,
      device_at: deviceAt,
      zone: 'America/Denver',
      utc_offset_minutes: -420,
      skew_ms: 0,
      skew_age_ms: 1000,
      online: false,
      claimed_at: null,
      project_id: null,
      cost_code_id: null,
      note: null,
      location: null,
      outside_reason: null,
      pin_check: 'offline',
      pin_proof: randomBytes(32).toString('hex'),
      photo_id: null,
    };
    const { answers } = answersSchema.parse(await rpc('record_punches', { batch: [made] }));
    return answers[0];
  }
});
