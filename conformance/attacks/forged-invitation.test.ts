/**
 * Someone tries to get into a company without an invitation: with tokens that are made up, used or
 * meant for others, through every endpoint that takes one.
 */
import { randomUUID } from 'node:crypto';
import { type Cast, type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAimedElsewhere } from '../auth/support/target.ts';
import { shareCast } from '../support/shared-server.ts';

const password = 'three wet gloves on a fence 77';
const sessionSchema = z.object({ access_token: z.string() });
const inviteSchema = z.object({
  verdict: z.string(),
  person_id: z.uuid(),
  token: z.string(),
  invitation_id: z.uuid(),
});
const identitySchema = z.object({
  company_id: z.nullable(z.string()),
  role: z.nullable(z.string()),
});

describe.skipIf(isAimedElsewhere)('a forged invitation', () => {
  let server: TestServer;
  let cast: Cast;

  shareCast((shared) => void ({ server, cast } = shared));

  async function post(path: string, body: object, bearer = server.anonKey): Promise<Response> {
    return fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${bearer}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  }

  const rpc = async (name: string, body: object, bearer?: string): Promise<unknown> =>
    (await post(`/rest/v1/rpc/${name}`, body, bearer)).json();

  async function invite(said: object = {}, by = cast.admin.accessToken) {
    const answer = await rpc('invite_person', { first_name: 'Invited', ...said }, by);
    return inviteSchema.parse(answer);
  }

  /** Signs up with the given claims of a device; returns the access token. */
  async function signUp(data: object, email = `${randomUUID()}@example.test`): Promise<string> {
    const answer = await post('/auth/v1/signup', { email, password, data });
    return sessionSchema.parse(await answer.json()).access_token;
  }

  const identityOf = async (bearer: string) =>
    identitySchema.parse(await rpc('my_identity', {}, bearer));

  async function spentToken(): Promise<string> {
    const { token } = await invite();
    await signUp({ invitation_token: token });
    return token;
  }

  async function revokedToken(): Promise<string> {
    const { token, invitation_id } = await invite();
    await rpc('revoke_invitation', { invitation_id }, cast.admin.accessToken);
    return token;
  }

  async function replacedToken(): Promise<string> {
    const { token, person_id } = await invite();
    await invite({ person_id });
    return token;
  }

  async function tokenOfSomebodyGone(): Promise<string> {
    const { token, person_id } = await invite();
    await rpc('deactivate_person', { person_id }, cast.admin.accessToken);
    return token;
  }

  const forgeries = [
    ['made up', async () => 'f'.repeat(64)],
    ['empty', async () => ''],
    ['spent', spentToken],
    ['taken back', revokedToken],
    ['replaced by a later one', replacedToken],
    ['of somebody who has left', tokenOfSomebodyGone],
    ['cut short', async () => (await invite()).token.slice(0, 63)],
    ['in other letters', async () => (await invite()).token.toUpperCase()],
  ] as const;

  it.each(forgeries)('that is %s shows nothing and opens nothing', async (_, forge) => {
    const token = await forge();
    const shown = await post('/rest/v1/rpc/invitation_preview', { token });
    expect([shown.status, await shown.json()]).toEqual([200, { usable: false }]);
    const bearer = await signUp({ invitation_token: token });
    expect(await identityOf(bearer)).toEqual({ company_id: null, role: null });
    expect(await rpc('accept_invitation', { token }, bearer)).toEqual({
      verdict: 'refused',
      reason: 'invitation_invalid',
    });
  });

  it('for another address gives its company to no one but the owner of that address', async () => {
    const email = `${randomUUID()}@example.test`;
    const { token } = await invite({ email });
    const stranger = await signUp({ invitation_token: token });
    expect(await identityOf(stranger)).toMatchObject({ company_id: null });
    expect(await rpc('accept_invitation', { token }, stranger)).toMatchObject({
      reason: 'invitation_invalid',
    });
    const owner = await signUp({ invitation_token: token }, email);
    expect(await identityOf(owner)).toMatchObject({ company_id: cast.ids.company });
  });

  it('gives no other role or company than the admin chose, whatever the device says', async () => {
    const { token } = await invite({ role: 'employee' });
    const bearer = await signUp({
      invitation_token: token,
      role: 'admin',
      company_id: cast.ids.otherCompany,
      app_metadata: { role: 'admin' },
    });
    expect(await identityOf(bearer)).toEqual({ company_id: cast.ids.company, role: 'employee' });
  });

  it('does not move someone from one company to another', async () => {
    const { token } = await invite();
    expect(await rpc('accept_invitation', { token }, cast.outsider.accessToken)).toEqual({
      verdict: 'refused',
      reason: 'already_member',
    });
    expect(await identityOf(cast.outsider.accessToken)).toMatchObject({
      company_id: cast.ids.otherCompany,
    });
  });

  it('is used by one of many who try at once', async () => {
    const { token } = await invite();
    const bearers = await Promise.all([0, 1, 2].map(() => signUp({})));
    const verdicts = await Promise.all(
      bearers.map((bearer) => rpc('accept_invitation', { token }, bearer)),
    );
    const applied = verdicts.filter(
      (answer) => z.object({ verdict: z.literal('applied') }).safeParse(answer).success,
    );
    expect(applied).toHaveLength(1);
  });

  it('is not created, seen or canceled by anyone but an admin, nor across companies', async () => {
    const { invitation_id, person_id } = await invite();
    for (const { accessToken } of [cast.employee, cast.supervisor]) {
      for (const [name, body] of [
        ['invite_person', { first_name: 'Spy', role: 'admin' }],
        ['search_invitations', {}],
        ['revoke_invitation', { invitation_id }],
        ['import_people', { import: { id: randomUUID(), file_name: 'x', mode: 'all', rows: [] } }],
      ] as const) {
        expect(await rpc(name, body, accessToken), name).toEqual({
          verdict: 'refused',
          reason: 'not_allowed',
        });
      }
    }
    const foreign = cast.outsider.accessToken;
    expect(await rpc('revoke_invitation', { invitation_id }, foreign)).toMatchObject({
      reason: 'not_found',
    });
    expect(await rpc('invite_person', { person_id }, foreign)).toEqual({
      verdict: 'refused',
      reason: 'not_found',
    });
    expect(JSON.stringify(await rpc('search_invitations', {}, foreign))).not.toContain(person_id);
    expect((await post('/rest/v1/rpc/invite_person', { first_name: 'Spy' })).ok).toBe(false);
  });
});
