import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSignIns } from '../../apps/server/src/companies/read-sign-ins-job.ts';
import { type Cast, openCast } from './support/cast.ts';
import { applied, oidc, refused, saml, signInsOf } from './support/sign-ins.ts';

/** The server's regular checks of a company's own identity provider: the proof of its domains, and its metadata. */
let cast: Cast;
beforeAll(async () => void (cast = await openCast()));
afterAll(() => cast.close());
beforeEach(async () => void (await cast.database.query('delete from company_sign_ins')));

const { save, server, prove, open } = signInsOf(() => cast);

describe('a proof that is read again', () => {
  type Found = 'there' | 'missing' | 'unknown';
  /** Runs the daily job with the same DNS answer for every domain. */
  async function readDns(found: Found) {
    const resolveTxt = async () => {
      const [row] = await cast.database.query<{ proof: string }>(
        'select proof from company_sign_ins order by proven_at limit 1',
      );
      if (found === 'there') return [[`muster-sign-in=${row?.proof}`]];
      throw Object.assign(new Error(found), {
        code: found === 'missing' ? 'ENODATA' : 'ESERVFAIL',
      });
    };
    await readSignIns(cast.database, {
      resolveTxt,
      readMetadata: () => Promise.reject(new Error('not asked')),
      log: { warn: () => {} },
    });
  }
  const state = async () => {
    const [row] = await cast.database.query<Record<string, unknown>>(
      `select is_on, is_required, proven_at is not null as is_proven, proof_missing_since is not null as is_missing
       from company_sign_ins where company_id = $1`,
      [cast.company],
    );
    return row;
  };
  const goneFor = (age: string) =>
    cast.database.query(
      `update company_sign_ins set proof_missing_since = now() - $1::interval
       where proof_missing_since is not null`,
      [age],
    );
  const told = async () =>
    (
      await cast.database.query<{ what: string }>(
        `select arguments ->> 'what' as what from inbox_items
         where kind = 'company_sign_in' and person_id = $1 order by created_at, dedupe_key`,
        [cast.admin.personId],
      )
    ).map(({ what }) => what);
  const whole = { is_on: true, is_required: true, is_proven: true };

  test('warns after 3 days and is not required after 14, but stays on', async () => {
    await open({ is_required: true });
    await readDns('unknown');
    expect(await state()).toEqual({ ...whole, is_missing: false });
    await readDns('missing');
    expect(await state()).toEqual({ ...whole, is_missing: true });
    await goneFor('2 days 23 hours');
    await readDns('missing');
    expect(await told()).toEqual([]);
    await goneFor('3 days');
    await readDns('missing');
    expect(await told()).toEqual(['proof_missing']);
    await readDns('unknown');
    await readDns('missing');
    expect(await told()).toEqual(['proof_missing']);
    await goneFor('13 days 23 hours');
    await readDns('missing');
    expect(await state()).toEqual({ ...whole, is_missing: true });
    await goneFor('14 days');
    await readDns('missing');
    expect(await state()).toEqual({ ...whole, is_required: false, is_missing: true });
    expect((await told()).at(-1)).toBe('not_required');
    const before = (await told()).length;
    await readDns('missing');
    expect(await told()).toHaveLength(before);
    expect(await server('app.must_use_company_sign_in($1)', [cast.employee.userId])).toBe(false);
    await readDns('there');
    expect(await state()).toEqual({ ...whole, is_required: false, is_missing: false });
  });

  test('gives way to another company’s only once it has been gone for 14 days', async () => {
    await open({ is_required: true });
    await readDns('missing');
    const id = randomUUID();
    await save(oidc(), cast.foreign.admin, id);
    await goneFor('13 days 23 hours');
    expect(await prove(id)).toEqual(refused('domain_taken'));
    await goneFor('14 days');
    expect(await prove(id)).toEqual(applied);
    expect(await state()).toEqual({
      is_on: false,
      is_required: false,
      is_proven: false,
      is_missing: false,
    });
  });

  test('is left alone if the company is suspended or the sign-in changed in the meantime', async () => {
    const id = await open();
    expect(
      await server(`app.note_proof_read($1, 'another', $2, false)`, [id, ['muster.test']]),
    ).toBe('changed_meanwhile');
    await cast.database.query(
      `insert into app.company_suspensions (company_id, reason, suspended_by, suspended_by_name, contact)
       values ($1, 'Unpaid', $2, 'Platform', 'a@b.test')`,
      [cast.company, cast.superAdmin.sub ?? ''],
    );
    expect(await cast.database.query('select from app.sign_ins_to_read()')).toEqual([]);
    await cast.database.query('delete from app.company_suspensions');
  });
});

describe('the metadata of a SAML provider', () => {
  const address = 'https://id.muster.test/metadata';
  const told = { issuer: 'https://id.muster.test', signInUrl: 'https://id.muster.test/new' };
  async function readAgain(said: object | null) {
    await readSignIns(cast.database, {
      resolveTxt: () => Promise.reject(Object.assign(new Error('x'), { code: 'ESERVFAIL' })),
      readMetadata: () =>
        said === null
          ? Promise.reject(new Error('down'))
          : Promise.resolve({ ...told, certificate: 'first\nsecond', ...said }),
      log: { warn: () => {} },
    });
    const [row] = await cast.database.query<{ sign_in_url: string; certificate: string }>(
      'select sign_in_url, certificate from company_sign_ins',
    );
    return row;
  }

  test('is taken over day by day, unless it is another’s or can’t be read', async () => {
    await save(saml({ metadata_url: address }));
    const before = { sign_in_url: 'https://id.muster.test/saml', certificate: 'MIIB' };
    expect(await readAgain(null)).toEqual(before);
    expect(await readAgain({ issuer: 'https://other.test' })).toEqual(before);
    const after = { sign_in_url: told.signInUrl, certificate: 'first\nsecond' };
    expect(await readAgain({})).toEqual(after);
    const rows = () =>
      cast.database.query(`select from audit_events where subject = 'company_sign_ins'`);
    const count = (await rows()).length;
    expect(await readAgain({})).toEqual(after);
    expect((await rows()).length).toBe(count);
  });

  test('is not fetched if the admin entered the values', async () => {
    await save(saml());
    expect(await readAgain({})).toMatchObject({ certificate: 'MIIB' });
  });
});
