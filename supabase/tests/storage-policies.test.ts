import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseError } from '../../apps/server/src/db/database.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

/** Rights to see, add, replace and delete pictures of companies and people. */
let cast: Cast;
let names: Readonly<Record<'logo' | 'foreignLogo' | Picture, string>>;

type Picture = 'employeePhoto' | 'adminPhoto' | 'lonerPhoto' | 'helperPhoto' | 'foreignPhoto';

beforeAll(async () => {
  cast = await openCast();
  const photoOf = (company: string, person: string) => `${company}/${person}/me.png`;
  names = {
    logo: `${cast.company}/logo.png`,
    foreignLogo: `${cast.foreign.company}/logo.png`,
    employeePhoto: photoOf(cast.company, cast.employee.personId),
    adminPhoto: photoOf(cast.company, cast.admin.personId),
    lonerPhoto: photoOf(cast.company, cast.loner.personId),
    helperPhoto: photoOf(cast.company, cast.helper.personId),
    foreignPhoto: photoOf(cast.foreign.company, cast.foreign.employee.personId),
  };
  for (const [key, name] of Object.entries(names)) {
    await cast.database.query('insert into storage.objects (bucket_id, name) values ($1, $2)', [
      key.endsWith('ogo') ? 'company-logos' : 'profile-photos',
      name,
    ]);
  }
});
afterAll(() => cast.close());

const callers = (): Readonly<Record<string, TestCaller>> => ({
  anon: cast.anon,
  kiosk: cast.kiosk.caller,
  superAdmin: cast.superAdmin,
  outsider: cast.foreign.admin.caller,
  employee: cast.employee.caller,
  supervisor: cast.supervisor.caller,
  admin: cast.admin.caller,
});

/** For each caller, the objects of a bucket that they have rights to, as keys of `names`. */
type Rights = Readonly<Record<string, readonly (keyof typeof names)[]>>;

const photos: Picture[] = ['employeePhoto', 'adminPhoto', 'lonerPhoto', 'helperPhoto'];

const logoRights: Rights = {
  anon: [],
  kiosk: [],
  superAdmin: [],
  outsider: ['foreignLogo'],
  employee: [],
  supervisor: [],
  admin: ['logo'],
};

const photosRead: Rights = {
  anon: [],
  kiosk: [],
  superAdmin: [],
  outsider: ['foreignPhoto'],
  employee: ['employeePhoto'],
  supervisor: ['employeePhoto', 'helperPhoto'],
  admin: photos,
};

const photosWritten: Rights = { ...photosRead, supervisor: [] };

const matrix = [
  ['company-logos', 'sees', 'select name from', '', logoRights],
  ['company-logos', 'replaces', 'update', 'set version = version', logoRights],
  ['company-logos', 'deletes', 'delete from', '', logoRights],
  ['profile-photos', 'sees', 'select name from', '', photosRead],
  ['profile-photos', 'replaces', 'update', 'set version = version', photosWritten],
  ['profile-photos', 'deletes', 'delete from', '', photosWritten],
] as const;

describe.each(matrix)('in the bucket %s', (bucket, verb, before, set, rights) => {
  test.each(Object.entries(rights))(`%s ${verb} %j`, async (role, keys) => {
    const returning = before.startsWith('select') ? '' : 'returning name';
    const touched = await outcome(
      callers()[role],
      `${before} storage.objects ${set} where bucket_id = '${bucket}' ${returning}`,
    );
    expect(touched).toEqual(keys.map((key) => names[key]).sort());
  });
});

describe('added are', () => {
  const add = (caller: TestCaller | undefined, bucket: string, name: string) =>
    outcome(
      caller,
      `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}') returning name`,
    );

  test('logos by the company’s admins, straight into the company’s folder', async () => {
    const own = `${cast.company}/new.png`;
    for (const [role, caller] of Object.entries(callers())) {
      const added = await add(caller, 'company-logos', own);
      expect([role, added]).toEqual([role, role === 'admin' ? [own] : '42501']);
    }
    for (const name of [
      `${cast.foreign.company}/new.png`,
      `${cast.company}/deeper/new.png`,
      'new.png',
      `x/${cast.company}/new.png`,
    ]) {
      expect(await add(cast.admin.caller, 'company-logos', name)).toBe('42501');
    }
  });

  test('photos by the person, or by the company’s admins', async () => {
    const own = `${cast.company}/${cast.employee.personId}/new.png`;
    for (const [role, caller] of Object.entries(callers())) {
      const added = await add(caller, 'profile-photos', own);
      const isAllowed = role === 'employee' || role === 'admin';
      expect([role, added]).toEqual([role, isAllowed ? [own] : '42501']);
    }
    for (const name of [
      `${cast.foreign.company}/${cast.employee.personId}/new.png`,
      `${cast.company}/${cast.admin.personId}/new.png`,
      `${cast.company}/new.png`,
      `${own}/deeper.png`,
    ]) {
      expect(await add(cast.employee.caller, 'profile-photos', name)).toBe('42501');
    }
  });

  test('nothing to buckets of which no policy speaks', async () => {
    await cast.database.query(`insert into storage.buckets (id, name) values ('other', 'other')`);
    for (const caller of Object.values(callers())) {
      expect(await add(caller, 'other', `${cast.company}/x.png`)).toBe('42501');
    }
  });
});

test('a picture can’t be moved out of reach of its rules', async () => {
  const move = (set: string) =>
    outcome(
      cast.employee.caller,
      `update storage.objects set ${set} where name = '${names.employeePhoto}' returning name`,
    );
  expect(await move(`name = '${cast.company}/${cast.loner.personId}/me2.png'`)).toBe('42501');
  expect(await move(`name = '${cast.company}/logo2.png', bucket_id = 'company-logos'`)).toBe(
    '42501',
  );
});

/** Runs a statement, rolls it back and returns the sorted names in its rows, or the SQLSTATE. */
async function outcome(
  caller: TestCaller | undefined,
  statement: string,
): Promise<string | string[]> {
  class Undo extends Error {}
  if (caller === undefined) throw new Error('nobody');
  const { role, sub, claims } = caller;
  let found: string[] = [];
  try {
    await cast.database.transaction(
      async (transaction) => {
        await transaction.query(`select set_config('storage.allow_delete_query', 'true', true)`);
        const rows = await transaction.query<{ name: string }>(statement);
        found = rows.map(({ name }) => name).sort();
        throw new Undo();
      },
      { caller: { role, claims: { role, ...(sub === undefined ? {} : { sub }), ...claims } } },
    );
  } catch (error) {
    if (error instanceof DatabaseError) return error.code;
    if (!(error instanceof Undo)) throw error;
  }
  return found;
}
