import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, openCast, type Cast } from './support/cast.ts';
import { entriesOf, minutesAgo, punchOf, record, recordOne } from './support/punches.ts';

/** From the admin's invitation to a login that is the person. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('a login', () => {
  test('without a token gets a profile and no company', async () => {
    const id = await addLogin(cast.database, { user: { first_name: 'Sam', last_name: 'Ward' } });
    expect(await profileOf(id)).toMatchObject({
      first_name: 'Sam',
      last_name: 'Ward',
      company_id: null,
      has_login: true,
    });
  });

  test.each([
    ['unknown', async () => 'f'.repeat(64)],
    ['expired', async () => spoiled('expires_at = now()')],
    ['revoked', async () => spoiled('revoked_at = now()')],
    ['used', async () => spoiled('claimed_at = now()')],
    ['not even text', async () => ({ token: true })],
  ])('with a token that is %s gets no company', async (_, token) => {
    const id = await addLogin(cast.database, { user: { invitation_token: await token() } });
    expect(await profileOf(id)).toMatchObject({ company_id: null });
  });

  test('with a token becomes the invited person once its address is confirmed, not before', async () => {
    const { token, person_id } = await invite({ first_name: 'Kit', last_name: 'Lane' });
    const id = await unconfirmedLogin({ invitation_token: token, first_name: 'Kitty' });
    expect(await profileOf(id)).toMatchObject({ company_id: null, first_name: 'Kitty' });
    await cast.database.query('update auth.users set email_confirmed_at = now() where id = $1', [
      id,
    ]);
    expect(await profileOf(id)).toMatchObject({
      company_id: cast.company,
      person_id,
      first_name: 'Kit',
      last_name: 'Lane',
      has_login: true,
    });
  });

  test('with a token that was sent to another address gets nothing', async () => {
    const { token } = await invite({ email: 'Somebody@Else.Test' });
    const stranger = await addLogin(cast.database, { user: { invitation_token: token } });
    expect(await profileOf(stranger)).toMatchObject({ company_id: null });
    const invited = await addLogin(cast.database, {
      email: 'somebody@else.test',
      user: { invitation_token: token },
    });
    expect(await profileOf(invited)).toMatchObject({ company_id: cast.company });
  });

  test('that confirmed only a phone does not pass for the owner of the address it typed', async () => {
    const { token } = await invite({ email: 'typed@else.test' });
    const id = await unconfirmedLogin({ invitation_token: token }, 'typed@else.test');
    await cast.database.query('update auth.users set phone_confirmed_at = now() where id = $1', [
      id,
    ]);
    expect(await profileOf(id)).toMatchObject({ company_id: null });
  });

  test('can’t use a token that another one used', async () => {
    const { token, person_id } = await invite({});
    const first = await addLogin(cast.database, { user: { invitation_token: token } });
    const second = await addLogin(cast.database, { user: { invitation_token: token } });
    expect(await profileOf(first)).toMatchObject({ person_id });
    expect(await profileOf(second)).toMatchObject({ company_id: null });
  });

  test('that belongs to a company stays there, whatever token it adds', async () => {
    const { token } = await invite({});
    await cast.database.query(
      `update auth.users set raw_user_meta_data = jsonb_build_object('invitation_token', $2::text) where id = $1`,
      [cast.foreign.employee.userId, token],
    );
    expect(await profileOf(cast.foreign.employee.userId)).toMatchObject({
      company_id: cast.foreign.company,
    });
  });

  test('that signed up first may add its token later', async () => {
    const { token, person_id } = await invite({});
    const id = await addLogin(cast.database);
    await cast.database.query(
      `update auth.users set raw_user_meta_data = jsonb_build_object('invitation_token', $2::text) where id = $1`,
      [id, token],
    );
    expect(await profileOf(id)).toMatchObject({ person_id, company_id: cast.company });
  });

  test('keeps every hour and every queued punch of the person it becomes', async () => {
    const worked = punchOf(cast.helper, { claimed_at: minutesAgo(300) });
    await record(cast.database, cast.supervisor.caller, [worked]);
    const queued = punchOf(cast.helper, { kind: 'out', device_at: minutesAgo(5) });
    const { token } = await invite({ person_id: cast.helper.personId });
    const id = await addLogin(cast.database, { user: { invitation_token: token } });
    const answer = await recordOne(cast.database, { role: 'authenticated', sub: id }, queued);
    expect(answer).toMatchObject({ verdict: 'applied', entry_id: worked.id });
    expect(await entriesOf(cast.database, cast.helper)).toHaveLength(1);
    expect((await recordOne(cast.database, cast.supervisor.caller, worked)).verdict).toBe(
      'replayed',
    );
  });
});

describe('inviting', () => {
  test('keeps only a hash of the token, answers it once, and ends the earlier one', async () => {
    const first = await invite({ first_name: 'Ash' });
    const again = await invite({ person_id: first.person_id });
    const [row] = await cast.database.query<{ text: string }>(
      'select string_agg(invitations::text, $1) as text from invitations',
      ['\n'],
    );
    expect(row?.text).not.toContain(first.token);
    expect(await preview(first.token)).toEqual({ usable: false });
    expect(await preview(again.token)).toMatchObject({ usable: true, first_name: 'Ash' });
  });

  test('shows the holder of the token who is invited and by which company, and nothing to others', async () => {
    const { token } = await invite({
      first_name: 'Robin',
      last_name: 'Hale',
      email: 'r@hale.test',
    });
    expect(await preview(token)).toMatchObject({
      usable: true,
      email: 'r@hale.test',
      first_name: 'Robin',
      company: { name: 'Northside Builders' },
    });
    for (const guess of ['', token.slice(1), token.toUpperCase(), `${token}0`]) {
      expect(await preview(guess)).toEqual({ usable: false });
    }
  });

  test('refuses a person who has a login, of another company, or a crew of another company', async () => {
    for (const said of [
      { person_id: cast.employee.personId },
      { person_id: cast.foreign.employee.personId },
    ]) {
      expect(await tryInvite(cast.admin.caller, said)).toEqual({
        verdict: 'refused',
        reason: 'not_found',
      });
    }
    expect(
      await tryInvite(cast.foreign.admin.caller, { first_name: 'Spy', crew_id: cast.crew }),
    ).toEqual({ verdict: 'refused', reason: 'invalid_input', detail: 'crew_id' });
  });

  test.each([
    ['nobody', { first_name: ' ' }],
    ['a role that does not exist', { first_name: 'A', role: 'owner' }],
    ['no address', { first_name: 'A', email: 'not an address' }],
    ['a language not spoken', { first_name: 'A', language: 'xx' }],
  ])('refuses %s', async (_, said) => {
    expect(await tryInvite(cast.admin.caller, said)).toMatchObject({ reason: 'invalid_input' });
  });

  test('can be canceled, by the company’s admin only', async () => {
    const { token, invitation_id } = await invite({ first_name: 'Jo' });
    const revoke = (caller: TestCaller) =>
      asCaller(cast.database, caller, 'select revoke_invitation($1) as answer', [invitation_id]);
    expect(await revoke(cast.foreign.admin.caller)).toMatchObject([
      { answer: { verdict: 'refused', reason: 'not_found' } },
    ]);
    expect(await revoke(cast.admin.caller)).toMatchObject([{ answer: { verdict: 'applied' } }]);
    expect(await preview(token)).toEqual({ usable: false });
  });

  test('puts the person into the crew with the role', async () => {
    const { person_id } = await invite({
      first_name: 'Lee',
      role: 'supervisor',
      crew_id: cast.crew,
    });
    const [member] = await cast.database.query(
      `select m.role, c.is_lead from memberships m join crew_members c using (company_id, person_id)
       where m.person_id = $1 and c.crew_id = $2`,
      [person_id, cast.crew],
    );
    expect(member).toEqual({ role: 'supervisor', is_lead: true });
  });
});

describe('a person', () => {
  test('keeps their person_id for ever', async () => {
    await expect(
      cast.database.query('update profiles set person_id = gen_random_uuid() where id = $1', [
        cast.employee.userId,
      ]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

type Invited = { invitation_id: string; person_id: string; token: string };

async function invite(said: Readonly<Record<string, string>>): Promise<Invited> {
  const answer = await tryInvite<Invited & { verdict: string }>(cast.admin.caller, {
    ...(said['person_id'] === undefined ? { first_name: 'Invited' } : {}),
    ...said,
  });
  expect(answer.verdict).toBe('applied');
  return answer;
}

async function tryInvite<T>(
  caller: TestCaller,
  said: Readonly<Record<string, string>>,
): Promise<T> {
  const names = Object.keys(said);
  const [row] = await asCaller<{ answer: T }>(
    cast.database,
    caller,
    `select invite_person(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')}) as answer`,
    Object.values(said),
  );
  if (row === undefined) throw new Error('invite_person answered nothing');
  return row.answer;
}

/** A token whose invitation was changed. */
async function spoiled(assignment: string): Promise<string> {
  const { token, invitation_id } = await invite({});
  await cast.database.query(`update invitations set ${assignment} where id = $1`, [invitation_id]);
  return token;
}

async function preview(token: string): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    cast.anon,
    'select invitation_preview($1) as answer',
    [token],
  );
  return row?.answer;
}

async function profileOf(userId: string): Promise<unknown> {
  const [profile] = await cast.database.query('select * from profiles where id = $1', [userId]);
  return profile;
}

async function unconfirmedLogin(
  metadata: object,
  email = 'nobody-yet@muster.test',
): Promise<string> {
  const [row] = await cast.database.query<{ id: string }>(
    `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), $1, $2) returning id`,
    [email, { ...metadata }],
  );
  return row?.id ?? '';
}
