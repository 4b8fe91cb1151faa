import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  vendorImportSchema,
  vendorListSchema,
  vendorPageSchema,
} from '../../packages/contract/src/vendors.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { applied, ask, saveVendor, vendorForm } from './support/orders.ts';

/** Vendors: buyers keep them, admins hear when a payment could go elsewhere. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const save = (
  person: Person,
  facts: object,
  id: string = randomUUID(),
  version: number | null = null,
) => ask(cast, person, 'save_vendor($1, $2, $3)', [id, { ...vendorForm(), ...facts }, version]);
const page = async (person: Person, id: string) =>
  vendorPageSchema.parse(await ask(cast, person, 'vendor_page($1)', [id]));
const list = async (filters: object, after: object | null = null) => {
  const answer = vendorListSchema.parse(
    await ask(cast, cast.supervisor, 'list_vendors($1, $2)', [filters, after]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
};
const document = (facts: object = {}) => ({
  kind: 'insurance',
  name: 'Liability',
  expires_on: '2020-01-31',
  file_id: null,
  ...facts,
});
const messagesTo = async (person: Person) =>
  cast.database.query<{ payload: { mail: unknown; is_bank_changed: boolean } }>(
    `select distinct dedupe_key, payload from app.notifications where kind = 'vendor_changed' and person_id = $1`,
    [person.personId],
  );

describe('who may', () => {
  test('not an employee, and no one of another company', async () => {
    const id = await saveVendor(cast, cast.admin);
    expect(await page(cast.employee, id)).toMatchObject({ reason: 'not_allowed' });
    expect(await save(cast.employee, {})).toMatchObject({ reason: 'not_allowed' });
    expect(await page(cast.foreign.admin, id)).toMatchObject({ reason: 'not_found' });
    expect(await save(cast.foreign.admin, {}, id, 1)).toMatchObject({ reason: 'not_found' });
    expect(
      await ask(cast, cast.supervisor, 'set_vendor_archived($1, true, 1)', [id]),
    ).toMatchObject({ reason: 'not_allowed' });
  });

  test('a tax id and bank details are read and written by admins alone, and stay under others’ edits', async () => {
    const id = await saveVendor(cast, cast.admin, { tax_id: '12-3456789', bank_detail: 'IBAN 1' });
    expect(JSON.stringify(await page(cast.supervisor, id))).not.toMatch(/12-3456789|IBAN 1/);
    expect(await save(cast.supervisor, { bank_detail: 'mine' }, id, 1)).toMatchObject({
      reason: 'not_allowed',
    });
    expect(await save(cast.supervisor, { phone: '555' }, id, 1)).toMatchObject({
      verdict: 'applied',
    });
    expect(await page(cast.admin, id)).toMatchObject({
      vendor: { tax_id: '12-3456789', bank_detail: 'IBAN 1', phone: '555' },
    });
  });
});

describe('what is wrong is named', () => {
  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['mail', { mail: 'a@b' }],
    ['mail', { mail: 'a@b.test, c@d.test' }],
    ['terms_days', { terms_days: 366 }],
    ['terms_days', { terms_days: -1 }],
    ['contacts', { contacts: null }],
    [
      'contacts.2.mail',
      {
        contacts: [
          { name: 'A', role: null, phone: null, mail: null },
          { name: 'B', role: null, phone: null, mail: 'no' },
        ],
      },
    ],
    ['nickname', { nickname: 'x' }],
  ])('%s', async (detail, facts) => {
    expect(await save(cast.admin, facts)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail,
    });
  });

  test('a stale version and a repeated request change nothing', async () => {
    const id = await saveVendor(cast, cast.admin);
    expect(await save(cast.admin, { name: 'Other' }, id)).toMatchObject({ verdict: 'replayed' });
    expect(await save(cast.admin, { name: 'Other' }, id, 9)).toMatchObject({
      reason: 'changed_meanwhile',
    });
    expect(await page(cast.admin, id)).toMatchObject({ vendor: { name: vendorForm().name } });
  });
});

test('every admin hears of a changed mail address or bank detail, never the bank detail itself', async () => {
  const id = await saveVendor(cast, cast.admin, { bank_detail: 'IBAN 1' });
  await applied(save(cast.supervisor, { phone: '555' }, id, 1));
  expect(await messagesTo(cast.admin)).toEqual([]);
  await applied(save(cast.supervisor, { mail: 'thief@elsewhere.test' }, id, 2));
  await applied(save(cast.admin, { mail: 'thief@elsewhere.test', bank_detail: 'IBAN 2' }, id, 3));
  const messages = await messagesTo(cast.admin);
  expect(messages.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        mail: { was: 'orders@rocky.test', now: 'thief@elsewhere.test' },
        is_bank_changed: false,
      }),
      expect.objectContaining({ mail: null, is_bank_changed: true }),
    ]),
  );
  expect(JSON.stringify(messages)).not.toContain('IBAN');
  expect(await messagesTo(cast.supervisor)).toEqual([]);
});

describe('vendors from a file', () => {
  const bring = async (lines: readonly object[], mode = 'good', person: Person = cast.admin) =>
    vendorImportSchema.parse(
      await ask(cast, person, 'import_vendors($1, $2)', [JSON.stringify(lines), mode]),
    );
  const vendorsNamed = (name: string) =>
    cast.database.query<{ name: string; mail: string | null; archived: boolean; version: number }>(
      `select name, mail, archived_at is not null as archived, version from vendors
       where company_id = $1 and name ilike $2 order by name, version`,
      [cast.company, `${name}%`],
    );

  test('are brought by admins alone, and only as many as one call takes', async () => {
    const lines = [{ name: 'Bulk Gravel' }];
    for (const person of [cast.employee, cast.supervisor]) {
      expect(await bring(lines, 'good', person)).toMatchObject({ reason: 'not_allowed' });
    }
    expect(await vendorsNamed('Bulk')).toEqual([]);
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `N${at}` }));
    expect(await bring(many(2000), 'check')).toMatchObject({ verdict: 'checked', added: 2000 });
    expect(await bring(many(2001), 'check')).toMatchObject({ detail: 'lines' });
    expect(await bring([], 'check')).toMatchObject({ detail: 'lines' });
    expect(await bring(lines, 'some')).toMatchObject({ detail: 'mode' });
  });

  test('name each wrong line and field, and nothing of a wrong file comes in when all of it must', async () => {
    for (const name of ['Twice Steel', 'Twice Steel']) await saveVendor(cast, cast.admin, { name });
    const lines = [
      { name: 'File Lumber', mail: 'a@lumber.test', terms_days: 30 },
      { name: '', mail: 'a@b', phone: '5'.repeat(51), terms_days: 'soon' },
      { name: 'FILE lumber' },
      { name: '=HYPERLINK("http://evil.test")', note: '#REF!', terms_days: '=A1' },
      { name: 'twice steel' },
      { name: 'File Pipe', terms_days: 366, tax_id: 7 },
    ];
    const flaws = [
      { line: 2, field: 'mail', reason: 'wrong' },
      { line: 2, field: 'name', reason: 'missing' },
      { line: 2, field: 'phone', reason: 'too_long' },
      { line: 2, field: 'terms_days', reason: 'wrong' },
      { line: 3, field: 'name', reason: 'repeated' },
      { line: 4, field: 'name', reason: 'formula' },
      { line: 4, field: 'note', reason: 'formula' },
      { line: 4, field: 'terms_days', reason: 'formula' },
      { line: 5, field: 'name', reason: 'several' },
      { line: 6, field: 'tax_id', reason: 'wrong' },
      { line: 6, field: 'terms_days', reason: 'wrong' },
    ];
    for (const mode of ['check', 'all']) {
      expect(await bring(lines, mode)).toEqual({
        verdict: 'checked',
        added: 1,
        changed: 0,
        unchanged: 0,
        flaws,
      });
    }
    expect(await vendorsNamed('File')).toEqual([]);
    expect(await bring(lines)).toMatchObject({ verdict: 'applied', added: 1, flaws });
    expect(await vendorsNamed('File')).toMatchObject([
      { name: 'File Lumber', mail: 'a@lumber.test' },
    ]);
    expect(await bring(lines)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  test('change the vendor of their name, keep what a line does not say, and every admin hears of a mail address', async () => {
    const id = await saveVendor(cast, cast.admin, { name: 'Ñandú Piedra', bank_detail: 'IBAN 3' });
    await applied(ask(cast, cast.admin, 'set_vendor_archived($1, true, 1)', [id]));
    const before = (await messagesTo(cast.admin)).length;
    const line = { name: 'nandu piedra', mail: 'new@piedra.test', tax_id: '98-7654321' };
    expect(await bring([line], 'check')).toMatchObject({ changed: 1 });
    expect(await bring([line], 'all')).toMatchObject({ verdict: 'applied', changed: 1 });
    expect(await page(cast.admin, id)).toMatchObject({
      vendor: {
        name: 'Ñandú Piedra',
        mail: 'new@piedra.test',
        tax_id: '98-7654321',
        bank_detail: 'IBAN 3',
        terms_days: 30,
        archived_at: null,
      },
    });
    expect(await messagesTo(cast.admin)).toHaveLength(before + 1);
    expect(await bring([line], 'all')).toMatchObject({ changed: 0, unchanged: 1 });
  });
});

test('insurance has expired once no valid proof is left', async () => {
  const id = await saveVendor(cast, cast.admin, { name: 'Żółkiewski Beton' });
  const first = randomUUID();
  const add = (document_id: string, facts: object) =>
    ask(cast, cast.supervisor, 'save_vendor_document($1, $2, $3)', [
      document_id,
      id,
      document(facts),
    ]);
  expect(await page(cast.admin, id)).toMatchObject({ is_insurance_expired: false });
  await applied(add(first, {}));
  expect(await page(cast.admin, id)).toMatchObject({
    is_insurance_expired: true,
    documents: [{ name: 'Liability', is_expired: true }],
  });
  expect((await list({ q: 'zołkiewski beton' })).vendors).toMatchObject([
    { id, is_insurance_expired: true, next_expiry: '2020-01-31' },
  ]);
  const second = randomUUID();
  await applied(add(second, { expires_on: '2100-01-01' }));
  expect(await page(cast.admin, id)).toMatchObject({ is_insurance_expired: false });
  await applied(ask(cast, cast.supervisor, 'remove_vendor_document($1, 1)', [second]));
  expect(await page(cast.admin, id)).toMatchObject({ is_insurance_expired: true });
  expect(await add(randomUUID(), { file_id: randomUUID() })).toMatchObject({ detail: 'file_id' });
});

test('the list goes on where its page ended, and archived vendors are a list of their own', async () => {
  const before = (await list({})).vendors.length;
  await cast.database.query(
    `insert into vendors (company_id, id, name)
     select $1, gen_random_uuid(), 'Supplier ' || n from generate_series(1, 120) n`,
    [cast.company],
  );
  const first = await list({});
  const second = await list({}, first.next);
  expect(first.vendors).toHaveLength(100);
  expect(second.vendors).toHaveLength(before + 20);
  expect(second.next).toBeNull();
  expect(new Set([...first.vendors, ...second.vendors].map(({ id }) => id)).size).toBe(
    before + 120,
  );
  const archived = second.vendors.at(-1)?.id ?? '';
  await applied(ask(cast, cast.admin, 'set_vendor_archived($1, true, 1)', [archived]));
  expect((await list({ is_archived: true })).vendors.map(({ id }) => id)).toEqual([archived]);
});
