import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cases from '../../packages/contract/src/cases/company-look.json' with { type: 'json' };
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

/** A company's branding: who may change it, and which values are valid. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const { branding: brandingCases, company: companyCases } = cases;

describe('the branding', () => {
  test('is saved by no one but the company’s admins', async () => {
    for (const person of [cast.employee, cast.supervisor]) {
      expect(await save(person.caller, {})).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    }
    await save(cast.foreign.admin.caller, { branding: { brand_name: 'Not here' } });
    expect(await companyOf(cast.company)).toMatchObject({ brand_name: null });
  });

  test.each(['settings', 'logo_url', 'brand_name'])(
    'can’t be written past the rules: %s of the table is not granted, not even to an admin',
    async (column) => {
      await expect(
        asCaller(cast.database, cast.admin.caller, `update companies set ${column} = ${column}`),
      ).rejects.toMatchObject({ code: '42501' });
    },
  );

  test.each(
    brandingCases.refused.map(
      ({ field, change }) => [field, JSON.stringify(change), change] as const,
    ),
  )('is refused for %s: %s', async (field, _, change) => {
    expect(await save(cast.admin.caller, { branding: change })).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail: field,
    });
  });

  test.each(
    companyCases.refused.map(
      ({ field, change }) => [field, JSON.stringify(change), change] as const,
    ),
  )('is refused for the company’s %s: %s', async (field, _, change) => {
    expect(await save(cast.admin.caller, { company: change })).toMatchObject({
      reason: 'invalid_input',
      detail: field,
    });
  });

  test.each([
    'primary_color',
    'secondary_color',
    'accent_color',
    'background_color',
    'text_color',
    'theme_mode',
    'show_company_name_in_nav',
    'use_custom_colors',
    'logo_url',
    'brand_name',
  ])('[spec 3.04] can’t go without %s', async (field) => {
    const { [field]: _, ...rest } = brandingCases.good as Readonly<Record<string, unknown>>;
    expect(await call(cast.admin.caller, rest, companyCases.good, 1)).toMatchObject({
      reason: 'invalid_input',
      detail: field,
    });
  });

  test('loses to a change that was made after it was read', async () => {
    const version = await versionNow();
    expect(await save(cast.admin.caller, {})).toMatchObject({ verdict: 'applied' });
    expect(await call(cast.admin.caller, brandingCases.good, companyCases.good, version)).toEqual({
      verdict: 'refused',
      reason: 'changed_meanwhile',
    });
  });

  test.each(brandingCases.accepted.map((change) => [JSON.stringify(change), change] as const))(
    'takes %s',
    async (_, change) => {
      expect(await save(cast.admin.caller, { branding: change })).toMatchObject({
        verdict: 'applied',
      });
    },
  );

  test('[spec 3.03] is kept in the settings, logo and name in the columns too, and other settings stay', async () => {
    await cast.database.query(
      `update companies set settings = settings || '{"retention": {"payroll": {"years": 6}}}' where id = $1`,
      [cast.company],
    );
    const logo_url = 'https://files.example/logo.png';
    await save(cast.admin.caller, {
      branding: { brand_name: 'North', logo_url },
      company: { company_type: 'Roofing', phone: null },
    });
    expect(await companyOf(cast.company)).toMatchObject({
      brand_name: 'North',
      logo_url,
      company_type: 'Roofing',
      phone: null,
      settings: {
        branding: { ...brandingCases.good, brand_name: 'North', logo_url },
        retention: { payroll: { years: 6 } },
      },
    });
  });

  test('is written down with who changed it', async () => {
    await save(cast.admin.caller, { branding: { primary_color: '#0b1f4b' } });
    const [event] = await cast.database.query(
      `select actor_person_id, action from audit_events
       where subject = 'companies' and subject_id = $1 order by recorded_at desc limit 1`,
      [cast.company],
    );
    expect(event).toEqual({ actor_person_id: cast.admin.personId, action: 'update' });
  });
});

describe('the icons of the installed app', () => {
  const icons = {
    any_192: '/storage/v1/object/public/company-logos/c/a.png',
    any_512: '/storage/v1/object/public/company-logos/c/b.png',
    maskable_512: '/storage/v1/object/public/company-logos/c/c.png',
    monochrome_512: '/storage/v1/object/public/company-logos/c/d.png',
    apple_180: '/storage/v1/object/public/company-logos/c/e.png',
  };
  const set = async (caller: TestCaller, value: unknown) => {
    const [row] = await asCaller<{ answer: unknown }>(
      cast.database,
      caller,
      'select save_company_icons($1) as answer',
      [value === null ? null : JSON.stringify(value)],
    );
    return row?.answer;
  };

  test('are set by no one but the company’s admins', async () => {
    expect(await set(cast.supervisor.caller, icons)).toMatchObject({ reason: 'not_allowed' });
  });

  test.each([
    ['one is missing', { ...icons, apple_180: undefined }],
    ['one is unknown', { ...icons, huge: icons.any_512 }],
    ['one is no picture that everybody may load', { ...icons, any_192: 'javascript:alert(1)' }],
    ['one is nothing', { ...icons, any_192: null }],
  ])('are refused where %s', async (_, value) => {
    expect(await set(cast.admin.caller, value)).toMatchObject({ reason: 'invalid_input' });
  });

  test('are set and removed', async () => {
    expect(await set(cast.admin.caller, icons)).toMatchObject({ verdict: 'applied' });
    expect(await companyOf(cast.company)).toMatchObject({ settings: { icons } });
    expect(await set(cast.admin.caller, null)).toMatchObject({ verdict: 'applied' });
    const { settings } = await companyOf(cast.company);
    expect(settings).not.toHaveProperty('icons');
  });
});

type Look = { readonly branding?: object; readonly company?: object };

async function save(caller: TestCaller, { branding, company }: Look): Promise<unknown> {
  return call(
    caller,
    { ...brandingCases.good, ...branding },
    { ...companyCases.good, ...company },
    await versionNow(),
  );
}

async function call(
  caller: TestCaller,
  branding: object,
  company: object,
  version: number,
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select save_branding($1, $2, $3) as answer',
    [JSON.stringify(branding), JSON.stringify(company), version],
  );
  return row?.answer;
}

async function versionNow(): Promise<number> {
  const { version } = await companyOf(cast.company);
  return version;
}

async function companyOf(id: string): Promise<{ version: number; settings: object }> {
  const [company] = await cast.database.query<{ version: number; settings: object }>(
    'select * from companies where id = $1',
    [id],
  );
  if (company === undefined) throw new Error('no such company');
  return company;
}
