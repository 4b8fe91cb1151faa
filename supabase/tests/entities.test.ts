import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';

/** The entities that the specification names, with the fields it names, as their people read them. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('a person reads', () => {
  test('[spec 3.01] of profiles: id, company_id and profile_complete, a boolean', async () => {
    const [profile] = await asCaller(
      cast.database,
      cast.employee.caller,
      'select id, company_id, profile_complete from profiles where id = $1',
      [cast.employee.userId],
    );
    expect(profile).toEqual({
      id: cast.employee.userId,
      company_id: cast.company,
      profile_complete: expect.any(Boolean),
    });
  });

  test('[spec 3.02] of companies: name, type, logo, brand name, tagline, website, phone, address, settings', async () => {
    const companies = await asCaller(
      cast.database,
      cast.employee.caller,
      `select id, name, company_type, logo_url, brand_name, tagline, website_url, phone, address, settings
       from companies`,
    );
    expect(companies).toEqual([
      {
        id: cast.company,
        name: 'Northside Builders',
        company_type: null,
        logo_url: null,
        brand_name: null,
        tagline: null,
        website_url: null,
        phone: null,
        address: null,
        settings: {},
      },
    ]);
  });

  test('[spec 3.13 3.14] of device_tokens: the four fields, one row for a user and a token', async () => {
    const add = () =>
      asCaller(
        cast.database,
        cast.employee.caller,
        `insert into device_tokens (user_id, token, platform, created_at)
         values ($1, 'a-phone', 'ios', '2026-11-20T12:00:00Z') returning user_id, token, platform, created_at`,
        [cast.employee.userId],
      );
    expect(await add()).toEqual([
      {
        user_id: cast.employee.userId,
        token: 'a-phone',
        platform: 'ios',
        created_at: expect.anything(),
      },
    ]);
    await expect(add()).rejects.toMatchObject({ code: '23505' });
  });
});
