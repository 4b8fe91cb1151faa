import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { ask, derivePin, provenPunch, registerTablet, type Tablet } from './support/kiosks.ts';
import { minutesAgo, punchOf, recordOne } from './support/punches.ts';

/** Rights to see the picture that a kiosk took when a doubtful PIN was typed, and for how long. */
let cast: Cast;
let tablet: Tablet;
beforeAll(async () => {
  cast = await openCast();
  tablet = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
});
afterAll(() => cast.close());

/** A doubtful punch of the crew's employee, with a picture. */
let doubtful: Taken;
beforeEach(async () => {
  doubtful = await take(cast.employee);
});

describe('the picture of a doubtful punch is kept from', () => {
  test('everyone who is not asked', async () => {
    for (const [who, caller] of Object.entries({
      anon: cast.anon,
      superAdmin: cast.superAdmin,
      'the kiosk that took it': tablet.caller,
      'another kiosk': cast.kiosk.caller,
      'whose punch it is': cast.employee.caller,
      'somebody else of the company': cast.loner.caller,
      'a supervisor of another crew': cast.otherSupervisor.caller,
      'an admin of another company': cast.foreign.admin.caller,
    })) {
      expect([who, await sees(caller, doubtful)]).toEqual([who, false]);
    }
    expect(await sees(cast.supervisor.caller, doubtful)).toBe(true);
    expect(await sees(cast.admin.caller, doubtful)).toBe(true);
  });

  test('a supervisor whose own punch it is', async () => {
    const own = await take(cast.supervisor);
    expect(await sees(cast.supervisor.caller, own)).toBe(false);
    expect(await sees(cast.admin.caller, own)).toBe(true);
  });

  test('the supervisor once it is decided', async () => {
    expect(await sees(cast.supervisor.caller, doubtful)).toBe(true);
    const answer = await ask(cast.database, cast.supervisor.caller, `decide_item($1, 'accept')`, [
      doubtful.itemId,
    ]);
    expect(answer).toMatchObject({ verdict: 'applied' });
    expect(await sees(cast.supervisor.caller, doubtful)).toBe(false);
    expect(await sees(cast.admin.caller, doubtful)).toBe(true);
  });

  test('the supervisor who no longer leads the person, or is no supervisor anymore', async () => {
    for (const [change, back] of [
      [
        'update crew_members set is_lead = false where person_id = $1',
        'update crew_members set is_lead = true where person_id = $1',
      ],
      [
        `update memberships set valid_to = now() where person_id = $1`,
        'update memberships set valid_to = null where person_id = $1',
      ],
    ] as const) {
      expect(await sees(cast.supervisor.caller, doubtful)).toBe(true);
      await cast.database.query(change, [cast.supervisor.personId]);
      expect(await sees(cast.supervisor.caller, doubtful)).toBe(false);
      await cast.database.query(back, [cast.supervisor.personId]);
    }
  });

  test('the supervisor where the PIN is not in doubt', async () => {
    const pin = derivePin('271828');
    await ask(cast.database, cast.admin.caller, 'set_person_pins($1)', [
      [{ person_id: cast.employee.personId, ...pin }],
    ]);
    const photo_id = await addPicture();
    const answer = await recordOne(
      cast.database,
      tablet.caller,
      provenPunch(cast.employee, tablet, pin, { photo_id, device_at: nextMinute() }),
    );
    expect(answer.verdict).not.toBe('needs_decision');
    expect(await sees(cast.supervisor.caller, { photo_id })).toBe(false);
  });

  test('whoever names it in a punch of a device that takes no pictures', async () => {
    const photo_id = await addPicture();
    for (const person of [cast.supervisor, cast.employee]) {
      const answer = await recordOne(
        cast.database,
        cast.supervisor.caller,
        punchOf(person, { v: 2, photo_id, device_at: nextMinute(), claimed_at: minutesAgo(60) }),
      );
      expect(answer.verdict).not.toBe('refused');
    }
    expect(await sees(cast.supervisor.caller, { photo_id })).toBe(false);
  });
});

test('who may see it changes and deletes nothing of it', async () => {
  for (const statement of [
    `update storage.objects set version = 'mine' where name = $1 returning name`,
    'delete from storage.objects where name = $1 returning name',
  ]) {
    const touched = await cast.database.transaction(
      async (transaction) => {
        await transaction.query(`select set_config('storage.allow_delete_query', 'true', true)`);
        return transaction.query(statement, [nameOf(doubtful)]);
      },
      { caller: { role: 'authenticated', claims: { ...cast.supervisor.caller } } },
    );
    expect(touched).toEqual([]);
  }
});

type Taken = { readonly photo_id: string; readonly itemId: string };

/** Records a punch with a PIN that no one set, its picture and the question about it. */
async function take(person: Person): Promise<Taken> {
  const photo_id = await addPicture();
  const punch = provenPunch(person, tablet, derivePin('999999'), {
    photo_id,
    device_at: nextMinute(),
  });
  const answer = await recordOne(cast.database, tablet.caller, punch);
  expect(answer).toMatchObject({ verdict: 'needs_decision', reason: 'pin_unproven' });
  const [item] = await cast.database.query<{ id: string }>(
    `select id from decision_items where punch_id = $1 and kind = 'pin_unproven'`,
    [punch.id],
  );
  return { photo_id, itemId: item?.id ?? '' };
}

let minute = 600;
/** Returns a time one minute after the previous punch. */
function nextMinute(): string {
  minute -= 1;
  return minutesAgo(minute);
}

async function addPicture(): Promise<string> {
  const photo_id = randomUUID();
  await cast.database.query(
    `insert into storage.objects (bucket_id, name) values ('punch-photos', $1)`,
    [nameOf({ photo_id })],
  );
  return photo_id;
}

function nameOf({ photo_id }: Pick<Taken, 'photo_id'>): string {
  return `${cast.company}/${photo_id}`;
}

async function sees(caller: TestCaller, taken: Pick<Taken, 'photo_id'>): Promise<boolean> {
  const rows = await asCaller(
    cast.database,
    caller,
    `select from storage.objects where bucket_id = 'punch-photos' and name = $1`,
    [nameOf(taken)],
  );
  return rows.length > 0;
}
