import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, addPersonWithoutLogin, openCast, type Cast } from './support/cast.ts';

/** Inviting by email, by link and not at all, and how the invitation is shown afterwards. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Said = Readonly<Record<string, string | number | null>>;
type Answer = Readonly<Record<string, unknown>> & {
  readonly person_id: string;
  readonly token?: string | null;
  readonly invitation_id: string;
};

async function invite(said: Said, caller: TestCaller = cast.admin.caller): Promise<Answer> {
  const names = Object.keys(said);
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    caller,
    `select invite_person(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')}) as answer`,
    Object.values(said),
  );
  if (row === undefined) throw new Error('invite_person answered nothing');
  return row.answer;
}

type Listed = { readonly id: string; readonly first_name: string; readonly created_at: string };

async function search(...said: (string | number | object | null)[]) {
  const [row] = await asCaller<{
    answer: {
      counts: Readonly<Record<string, number>>;
      invitations: readonly (Listed & Readonly<Record<string, unknown>>)[];
    };
  }>(
    cast.database,
    cast.admin.caller,
    `select search_invitations(${said.map((_, index) => `$${index + 1}`).join(', ')}) as answer`,
    said.map((part) => (part === null || typeof part !== 'object' ? part : toParameter(part))),
  );
  if (row === undefined) throw new Error('search_invitations answered nothing');
  return row.answer;
}

const toParameter = (part: object) =>
  Array.isArray(part) ? part.map((entry) => String(entry)) : { ...part };

async function takeMails() {
  return cast.database.query<{
    invitation_id: string;
    email: string;
    token: string;
    language: string;
  }>('select * from app.take_invitation_mails(100)');
}

async function preview(token: string | null | undefined): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    cast.anon,
    'select invitation_preview($1) as answer',
    [token ?? null],
  );
  return row?.answer;
}

describe('the way of an invitation', () => {
  test('none brings in someone without a login and makes no token', async () => {
    const answer = await invite({ first_name: 'Hand', way: 'none', crew_id: cast.crew });
    expect(answer).toEqual({ verdict: 'applied', person_id: answer.person_id });
    expect(
      await cast.database.query('select from invitations where person_id = $1', [answer.person_id]),
    ).toEqual([]);
  });

  test('link answers the token, once', async () => {
    const answer = await invite({ first_name: 'Link', way: 'link' });
    expect(answer.token).toMatch(/^[0-9a-f]{64}$/);
    expect(await preview(answer.token)).toMatchObject({ usable: true, first_name: 'Link' });
  });

  test('mail tells no one the token but the server that writes the mail, once a minute', async () => {
    const answer = await invite({
      first_name: 'Mail',
      email: 'Mail@Way.test',
      way: 'mail',
      language: 'es',
    });
    expect(answer).toMatchObject({ verdict: 'applied', token: null });
    const [mail] = await takeMails();
    expect(mail).toMatchObject({
      invitation_id: answer.invitation_id,
      email: 'mail@way.test',
      language: 'es',
    });
    expect(await preview(mail?.token)).toMatchObject({ usable: true, email: 'mail@way.test' });
    expect(await takeMails()).toEqual([]);
  });

  test('no email is written for an invitation that was canceled', async () => {
    const { invitation_id } = await invite({
      first_name: 'Oops',
      email: 'oops@way.test',
      way: 'mail',
    });
    await asCaller(cast.database, cast.admin.caller, 'select revoke_invitation($1)', [
      invitation_id,
    ]);
    expect(await takeMails()).toEqual([]);
  });

  test.each([
    ['way', { first_name: 'A', way: 'pigeon' }],
    ['email', { first_name: 'A', way: 'mail' }],
    ['first_name', { first_name: ' ', way: 'none' }],
    ['valid_days', { first_name: 'A', valid_days: 91 }],
    ['crew_id', { first_name: 'A', crew_id: randomUUID() }],
  ])('is refused with the field that is wrong: %s', async (field, said) => {
    expect(await invite(said)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });
});

describe('a person', () => {
  test('is added once, however often the device asks under the id that it made', async () => {
    const id = randomUUID();
    const first = await invite({ first_name: 'Once', new_person_id: id });
    const again = await invite({ first_name: 'Once', new_person_id: id });
    expect([first.person_id, again.person_id]).toEqual([id, id]);
    expect(await preview(first.token)).toEqual({ usable: false });
    expect(await preview(again.token)).toMatchObject({ usable: true });
  });

  test('of another company is neither taken nor shown by an id', async () => {
    const foreign = await addPersonWithoutLogin(cast.database, cast.foreign.company);
    expect(await invite({ first_name: 'Spy', new_person_id: foreign.personId })).toEqual({
      verdict: 'refused',
      reason: 'not_found',
    });
  });

  test('who has the address already is named instead of doubled, by login and on file', async () => {
    const { person_id } = await invite({
      first_name: 'File',
      email: 'file@here.test',
      way: 'none',
    });
    expect(await invite({ first_name: 'Copy', email: 'FILE@here.test' })).toEqual({
      verdict: 'refused',
      reason: 'person_exists',
      detail: person_id,
    });
    expect(
      await invite({ first_name: 'Copy', email: `${cast.employee.userId}@muster.test` }),
    ).toMatchObject({ reason: 'person_exists', detail: cast.employee.personId });
    // Another company's people don't matter.
    expect(
      await invite(
        { first_name: 'Free', email: 'file@here.test', way: 'none' },
        cast.foreign.admin.caller,
      ),
    ).toMatchObject({ verdict: 'applied' });
  });

  test('who has left does not come back by an old link, and gets no new one', async () => {
    const { person_id, token } = await invite({ first_name: 'Gone' });
    await cast.database.query('update memberships set valid_to = now() where person_id = $1', [
      person_id,
    ]);
    expect(await preview(token)).toEqual({ usable: false });
    const login = await addLogin(cast.database, { user: { invitation_token: token } });
    expect(
      await cast.database.query('select company_id from profiles where id = $1', [login]),
    ).toEqual([{ company_id: null }]);
    expect(await invite({ person_id })).toMatchObject({ reason: 'not_found' });
  });

  test('does not get another role by their token than the admin gave them', async () => {
    const { token, person_id } = await invite({ first_name: 'Low', role: 'employee' });
    await addLogin(cast.database, { user: { invitation_token: token, role: 'admin' } });
    expect(
      await cast.database.query('select role from memberships where person_id = $1', [person_id]),
    ).toEqual([{ role: 'employee' }]);
  });
});

test('an address gets five invitations a day, no more', async () => {
  const { person_id } = await invite({ first_name: 'Five', email: 'five@way.test', way: 'mail' });
  for (let count = 2; count <= 5; count += 1) {
    expect(await invite({ person_id, email: 'five@way.test', way: 'mail' })).toMatchObject({
      verdict: 'applied',
    });
  }
  expect(await invite({ person_id, email: 'five@way.test', way: 'mail' })).toEqual({
    verdict: 'refused',
    reason: 'too_many_mails',
  });
  expect(await invite({ person_id, way: 'link' })).toMatchObject({ verdict: 'applied' });
});

describe('the list of invitations', () => {
  test('is for admins, of their own company', async () => {
    const [row] = await asCaller<{ answer: unknown }>(
      cast.database,
      cast.supervisor.caller,
      'select search_invitations() as answer',
    );
    expect(row?.answer).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    const { invitations } = await search('Free');
    expect(invitations).toEqual([]);
  });

  test('tells of each person the latest one and how far it is', async () => {
    const opened = await invite({ first_name: 'Listed', last_name: 'Opened' });
    await preview(opened.token);
    const claimed = await invite({ first_name: 'Listed', last_name: 'Claimed' });
    await addLogin(cast.database, { user: { invitation_token: claimed.token } });
    const resent = await invite({ first_name: 'Listed', last_name: 'Resent' });
    await invite({ person_id: resent.person_id, way: 'mail', email: 'listed@resent.test' });
    const old = await invite({ first_name: 'Listed', last_name: 'Old' });
    await cast.database.query('update invitations set expires_at = now() where id = $1', [
      old.invitation_id,
    ]);

    const { invitations } = await search('listed', ['waiting', 'expired', 'revoked', 'claimed']);
    expect(
      Object.fromEntries(
        invitations.map(({ last_name, state, mail_state, opened_at }) => [
          last_name,
          [state, mail_state, opened_at !== null],
        ]),
      ),
    ).toEqual({
      Opened: ['waiting', null, true],
      Claimed: ['claimed', null, false],
      Resent: ['waiting', 'wanted', false],
      Old: ['expired', null, false],
    });
    const pending = await search('listed');
    expect(pending.invitations.map(({ last_name }) => last_name)).toEqual([
      'Old',
      'Resent',
      'Opened',
    ]);
    expect(pending.counts['waiting']).toBeGreaterThanOrEqual(2);
  });

  test('is read page by page without a gap or a double', async () => {
    const whole = await search('', ['waiting', 'expired'], null, 200);
    const read: string[] = [];
    let last: Listed | undefined;
    do {
      const { invitations } = await search(
        '',
        ['waiting', 'expired'],
        last === undefined ? null : { created_at: last.created_at, id: last.id },
        3,
      );
      read.push(...invitations.map(({ id }) => id));
      last = invitations.at(-1);
    } while (last !== undefined);
    expect(read).toEqual(whole.invitations.map(({ id }) => id));
    expect(read.length).toBeGreaterThan(3);
  });
});
