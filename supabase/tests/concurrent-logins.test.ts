import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller, Statement, Transaction } from '../../apps/server/src/db/database.ts';
import {
  addLogin,
  addPersonWithoutLogin,
  openCast,
  type Cast,
  type Person,
} from './support/cast.ts';
import { minutesAgo, punchOf } from './support/punches.ts';
import { type Anyone, someoneWaits } from './support/waiting-sessions.ts';

/** A login offered or taken by several sessions at once, which is possible only on PostgreSQL. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const isPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

describe.runIf(isPostgres)('while a login is offered or taken', () => {
  test('no one is offered a login that someone else is taking at that moment', async () => {
    const { person, token } = await invited();
    const login = await newcomer();
    expect(await oneBehindTheOther(acceptance(login, token), offerTo(person))).toEqual([
      { verdict: 'applied' },
      { verdict: 'refused', reason: 'not_found' },
    ]);
    expect(await personOf(login)).toBe(person.personId);
  });

  test('a token that is just being replaced makes no one the person, its successor does', async () => {
    const { person, token } = await invited();
    const [early, late] = [await newcomer(), await newcomer()];
    const [offer, refused] = await oneBehindTheOther(offerTo(person), acceptance(early, token));
    expect(refused).toEqual({ verdict: 'refused', reason: 'invitation_invalid' });
    expect(await personOf(early)).not.toBe(person.personId);
    expect(await answerOf(acceptance(late, offer.token))).toEqual({ verdict: 'applied' });
    expect(await personOf(late)).toBe(person.personId);
  });

  test('a token that is just being canceled makes no one the person', async () => {
    const { person, token, invitation_id } = await invited();
    const login = await newcomer();
    expect(await oneBehindTheOther(revocationOf(invitation_id), acceptance(login, token))).toEqual([
      { verdict: 'applied' },
      { verdict: 'refused', reason: 'invitation_invalid' },
    ]);
    expect(await personOf(login)).not.toBe(person.personId);
  });

  test('of two tokens for one person only one makes someone the person', async () => {
    const { person, token, invitation_id } = await invited();
    const { token: second } = await answerOf(offerTo(person));
    await cast.database.query('update invitations set revoked_at = null where id = $1', [
      invitation_id,
    ]);
    const [early, late] = [await newcomer(), await newcomer()];
    expect(await oneBehindTheOther(acceptance(early, token), acceptance(late, second))).toEqual([
      { verdict: 'applied' },
      { verdict: 'refused', reason: 'invitation_invalid' },
    ]);
    expect(await personOf(early)).toBe(person.personId);
  });

  test('a punch for the person and a login that waits to be taken do not wait for each other', async () => {
    const { person, token, invitation_id } = await invited();
    const claim = acceptance(await newcomer(), token);
    const revocation = revocationOf(invitation_id);
    const batch = JSON.stringify([punchOf(person, { device_at: minutesAgo(10) })]);
    const behind: Promise<Answer>[] = [];
    // The session that is aborted to let the other continue retries.
    let tries = 0;
    await cast.database.transaction(
      async (transaction) => {
        tries += 1;
        await answerOf(revocation, transaction);
        behind.push(
          cast.database.transaction(
            (other) => {
              tries += 1;
              return answerOf(claim, other);
            },
            { caller: claim.caller },
          ),
        );
        await someoneWaits(cast);
        await transaction.query('select record_punches($1)', [batch]);
      },
      { caller: revocation.caller },
    );
    expect(await Promise.all(behind)).toMatchObject([{ reason: 'invitation_invalid' }]);
    expect(tries).toBe(2);
  });

  test('a person who is offered a login twice at once gets one invitation', async () => {
    const { person } = await invited();
    await oneBehindTheOther(offerTo(person), offerTo(person));
    const open = await cast.database.query(
      'select from invitations where person_id = $1 and claimed_at is null and revoked_at is null',
      [person.personId],
    );
    expect(open).toHaveLength(1);
  });
});

type Login = Pick<Person, 'caller'>;

type Asked = { readonly caller: Caller; readonly statement: Statement };

type Answer = {
  readonly verdict: string;
  readonly reason?: string;
  readonly token?: string;
  readonly invitation_id?: string;
};

/** Adds someone without a login and returns them with an invitation token. */
async function invited(): Promise<{ person: Anyone; token: string; invitation_id: string }> {
  const person = await addPersonWithoutLogin(cast.database, cast.company);
  const { token = '', invitation_id = '' } = await answerOf(offerTo(person));
  return { person, token, invitation_id };
}

async function newcomer(): Promise<Login> {
  return { caller: { role: 'authenticated', sub: await addLogin(cast.database) } };
}

function askedBy({ caller }: Login, text: string, parameters: readonly string[]): Asked {
  return {
    caller: { role: 'authenticated', claims: { ...caller } },
    statement: { text, parameters },
  };
}

function offerTo({ personId }: Anyone): Asked {
  return askedBy(cast.admin, 'select invite_person(person_id => $1) as answer', [personId]);
}

function revocationOf(invitationId: string): Asked {
  return askedBy(cast.admin, 'select revoke_invitation($1) as answer', [invitationId]);
}

function acceptance(login: Login, token = ''): Asked {
  return askedBy(login, 'select accept_invitation($1) as answer', [token]);
}

async function answerOf(asked: Asked, on?: Transaction): Promise<Answer> {
  const { text, parameters } = asked.statement;
  const [row] = await (on === undefined
    ? cast.database.query<{ answer: Answer }>(text, parameters, { caller: asked.caller })
    : on.query<{ answer: Answer }>(text, parameters));
  if (row === undefined) throw new Error(`nothing came back from: ${text}`);
  return row.answer;
}

/** Commits the first request only once the second one waits for it. */
async function oneBehindTheOther(first: Asked, second: Asked): Promise<[Answer, Answer]> {
  const behind: Promise<Answer>[] = [];
  const answer = await cast.database.transaction(
    async (transaction) => {
      const answered = await answerOf(first, transaction);
      behind.push(answerOf(second));
      await someoneWaits(cast);
      return answered;
    },
    { caller: first.caller },
  );
  const [waited] = await Promise.all(behind);
  if (waited === undefined) throw new Error('nothing was asked second');
  return [answer, waited];
}

async function personOf({ caller }: Login): Promise<string | undefined> {
  const [profile] = await cast.database.query<{ person_id: string }>(
    'select person_id from profiles where id = $1',
    [caller.sub ?? ''],
  );
  return profile?.person_id;
}
