import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Target,
  call,
  isAimedElsewhere,
  openTarget,
  password,
  signIn,
} from './support/target.ts';
import { totpCode } from './support/totp.ts';

const email = 'looks-after-all@example.com';
const id = crypto.randomUUID();

describe.skipIf(isAimedElsewhere)('whoever looks after all companies', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget({}, async (database) => {
      await database.query(`insert into public.companies (name) values ('One'), ('Two')`);
    });
    await call(target, 'POST', '/admin/users', {
      bearer: target.serviceRoleKey,
      body: { id, email, password, email_confirm: true },
    });
    await fetch(`${target.url}/rest/v1/platform_admins`, {
      method: 'POST',
      headers: {
        apikey: target.serviceRoleKey,
        Authorization: `Bearer ${target.serviceRoleKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ user_id: id }),
    });
  });
  afterAll(() => target.stop());

  const askForCompanies = (token = '') =>
    fetch(`${target.url}/rest/v1/companies?select=name&order=name`, {
      headers: { apikey: target.anonKey, Authorization: `Bearer ${token}` },
    });

  async function companiesSeenBy(token = ''): Promise<string[]> {
    const rows: { name: string }[] = JSON.parse(await (await askForCompanies(token)).text());
    return rows.map(({ name }) => name);
  }

  test('[A56] sees them in a session with a second factor only', async () => {
    const session = await signIn(target, email);
    const bearer = session.body.access_token;
    expect(await companiesSeenBy(bearer)).toEqual([]);

    const post = (path: string, body: object) => call(target, 'POST', path, { bearer, body });
    const { body } = await post('/factors', { factor_type: 'totp' });
    const path = `/factors/${String(body['id'])}`;
    const asked = await post(`${path}/challenge`, {});
    const code = totpCode(String(Object(body['totp']).secret));
    const raised = await post(`${path}/verify`, { challenge_id: asked.body['id'], code });
    expect(await companiesSeenBy(raised.body.access_token)).toEqual(['One', 'Two']);

    const weak = await signIn(target, email);
    const refused = await askForCompanies(weak.body.access_token);
    expect([refused.status, await refused.json()]).toMatchObject([
      401,
      { code: 'PT401', message: 'the session needs the second factor' },
    ]);
  });
});
