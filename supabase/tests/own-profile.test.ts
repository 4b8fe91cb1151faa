import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addLogin, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { refused } from './support/refused.ts';

/** People's changes to their own profile, from devices that may have been offline for days. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const applied = { verdict: 'applied' };

async function save(
  caller: TestCaller,
  changes: object,
  { id = randomUUID(), minutesAgo = 0 }: { id?: string; minutesAgo?: number } = {},
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    `select save_my_profile($1, now() - $2 * interval '1 minute', $3) as answer`,
    [id, minutesAgo, JSON.stringify(changes)],
  );
  return row?.answer;
}

async function profileOf({ personId }: Person): Promise<unknown> {
  const [row] = await cast.database.query(
    'select first_name, last_name, phone, language, theme from profiles where person_id = $1',
    [personId],
  );
  return row;
}

async function photoOf({ personId }: Person): Promise<string | null | undefined> {
  const [row] = await cast.database.query<{ photo_url: string | null }>(
    'select photo_url from profiles where person_id = $1',
    [personId],
  );
  return row?.photo_url;
}

async function versionOf({ personId }: Person): Promise<number | undefined> {
  const [row] = await cast.database.query<{ version: number }>(
    'select version from profiles where person_id = $1',
    [personId],
  );
  return row?.version;
}

async function contactOf({ personId }: Person): Promise<unknown> {
  const [row] = await cast.database.query(
    'select name, relationship, phone from emergency_contacts where person_id = $1',
    [personId],
  );
  return row ?? null;
}

const someone = () => addPerson(cast.database, cast.company, 'employee');

describe('the own profile', () => {
  test('can’t be saved by someone whose access has ended, or by a kiosk', async () => {
    const leaver = await someone();
    await cast.database.query('update memberships set valid_to = now() where person_id = $1', [
      leaver.personId,
    ]);
    for (const caller of [leaver.caller, cast.kiosk.caller]) {
      expect(await save(caller, { phone: '1' })).toEqual(refused('not_allowed'));
    }
  });

  test.each([
    [{ first_name: ' ' }, 'first_name'],
    [{ first_name: null }, 'first_name'],
    [{ last_name: 'x'.repeat(101) }, 'last_name'],
    [{ phone: '1'.repeat(51) }, 'phone'],
    [{ phone: 5 }, 'phone'],
    [{ language: 'fr' }, 'language'],
    [{ theme: 'pink' }, 'theme'],
    [{ role: 'admin' }, 'role'],
    [{ company_id: null }, 'company_id'],
    [{ emergency_contact: { name: 'Ana' } }, 'emergency_contact'],
    [{ emergency_contact: { name: 'Ana', phone: '12' } }, 'emergency_contact'],
    [{ emergency_contact: { name: 'x'.repeat(201), phone: '123' } }, 'emergency_contact'],
    [{ emergency_contact: 'Ana' }, 'emergency_contact'],
    [{ photo_url: 5 }, 'photo_url'],
    [{ photo_url: 'https://elsewhere.example/me.webp' }, 'photo_url'],
  ])('is left as it was by %j', async (changes, field) => {
    const person = await someone();
    const before = await versionOf(person);
    expect(await save(person.caller, { phone: '1', ...changes })).toEqual(
      refused('invalid_input', field),
    );
    expect(await versionOf(person)).toBe(before);
  });

  test('takes each field at its limit', async () => {
    const person = await someone();
    const name = 'x'.repeat(100);
    const changes = { first_name: name, last_name: name, phone: '1'.repeat(50) };
    expect(await save(person.caller, changes)).toEqual(applied);
    const contact = { name: 'x'.repeat(200), relationship: 'y'.repeat(100), phone: '123' };
    expect(await save(person.caller, { emergency_contact: contact })).toEqual(applied);
    expect(await profileOf(person)).toMatchObject(changes);
    expect(await contactOf(person)).toEqual(contact);
  });

  test('keeps fields that a change doesn’t mention', async () => {
    const person = await someone();
    await save(person.caller, { first_name: ' Ana ', last_name: 'Ruiz', phone: ' 555 ' });
    await save(person.caller, { language: 'es', theme: 'dark' });
    expect(await profileOf(person)).toEqual({
      first_name: 'Ana',
      last_name: 'Ruiz',
      phone: '555',
      language: 'es',
      theme: 'dark',
    });
    await save(person.caller, { phone: '' });
    expect(await profileOf(person)).toMatchObject({ first_name: 'Ana', phone: null });
  });

  test('has an emergency contact, another one, and none', async () => {
    const person = await someone();
    const ana = { name: 'Ana', relationship: null, phone: '555' };
    await save(person.caller, { emergency_contact: { ...ana, relationship: ' ' } });
    expect(await contactOf(person)).toEqual(ana);
    await save(person.caller, { emergency_contact: { name: 'Eva', phone: '556' } });
    expect(await contactOf(person)).toMatchObject({ name: 'Eva' });
    expect(await save(person.caller, { emergency_contact: null })).toEqual(applied);
    expect(await contactOf(person)).toBeNull();
  });

  test('of someone in no company has no emergency contact', async () => {
    const caller = { role: 'authenticated', sub: await addLogin(cast.database) } as const;
    expect(await save(caller, { first_name: 'New' })).toEqual(applied);
    expect(await save(caller, { emergency_contact: null })).toEqual(refused('company_missing'));
    expect(await save(caller, { photo_url: null })).toEqual(refused('company_missing'));
  });

  test('has a photo from the own folder and no other', async () => {
    const person = await someone();
    const other = await someone();
    const folderOf = ({ personId }: Person) => `${cast.company}/${personId}`;
    const photo_url = `${folderOf(person)}/${randomUUID()}.webp`;
    expect(await save(person.caller, { photo_url })).toEqual(applied);
    expect(await photoOf(person)).toBe(photo_url);
    for (const wrong of [
      `${folderOf(other)}/${randomUUID()}.webp`,
      `${folderOf(person)}/../${randomUUID()}.webp`,
      `${folderOf(person)}/${'x'.repeat(2000)}`,
    ]) {
      expect(await save(person.caller, { photo_url: wrong })).toEqual(
        refused('invalid_input', 'photo_url'),
      );
    }
    expect(await photoOf(person)).toBe(photo_url);
    expect(await save(person.caller, { photo_url: null })).toEqual(applied);
    expect(await photoOf(person)).toBeNull();
  });
});

describe('changes from several devices', () => {
  test('[spec 4.24] are each made once, however often they arrive', async () => {
    const person = await someone();
    const id = randomUUID();
    expect(await save(person.caller, { phone: '1' }, { id, minutesAgo: 5 })).toEqual(applied);
    const version = await versionOf(person);
    // An admin corrects it. A retry after a lost response must not undo that.
    await cast.database.query(`update profiles set phone = '2' where person_id = $1`, [
      person.personId,
    ]);
    expect(await save(person.caller, { phone: '1' }, { id, minutesAgo: 5 })).toEqual(applied);
    expect(await profileOf(person)).toMatchObject({ phone: '2' });
    expect(await versionOf(person)).toBe((version ?? 0) + 1);
  });

  test('keep the latest value of each field, whichever arrives last', async () => {
    const person = await someone();
    await save(person.caller, { phone: 'of the laptop', language: 'es' }, { minutesAgo: 10 });
    await save(person.caller, { phone: 'of the phone', first_name: 'Phone' }, { minutesAgo: 60 });
    expect(await profileOf(person)).toMatchObject({
      phone: 'of the laptop',
      language: 'es',
      first_name: 'Phone',
    });
    await save(person.caller, { phone: 'of the phone again' }, { minutesAgo: 9 });
    expect(await profileOf(person)).toMatchObject({ phone: 'of the phone again' });
  });

  test('from a device whose clock is ahead win only until the next one', async () => {
    const person = await someone();
    await save(person.caller, { phone: 'ahead' }, { minutesAgo: -60 * 24 * 365 });
    await save(person.caller, { phone: 'after' });
    expect(await profileOf(person)).toMatchObject({ phone: 'after' });
  });
});
