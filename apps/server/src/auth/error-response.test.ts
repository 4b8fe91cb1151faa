import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../packages/testkit/src/index.ts';
import { type TestRoom, createTestRoom, strongPassword as password } from './test-room.ts';

let opened: TestDatabase;
let room: TestRoom;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database);
  await room.database.script(`
    create function public.refuse_login() returns trigger language plpgsql as $$
    begin
      if new.email like 'refused-%' then
        raise exception 'This company takes nobody on' using hint = 'Ask the office', detail = 'closed';
      elsif new.email like 'teapot-%' then
        raise exception 'teapot' using errcode = 'PT418';
      elsif new.email like 'broken-%' then
        raise exception 'secret detail' using errcode = 'XX001';
      end if;
      return new;
    end $$;
    create trigger refuse_login before insert on auth.users
      for each row execute function public.refuse_login();
  `);
});
afterAll(() => opened.close());

const withCodes = { 'x-supabase-api-version': '2024-01-01' };
const signUp = (email: string, headers = {}) =>
  room.request('POST', '/signup', { email, password }, headers);

describe('an error raised by a trigger', () => {
  test('[A72] is passed on to callers of the old API version', async () => {
    const { status, body } = await signUp('refused-1@example.com');
    expect([status, body]).toEqual([
      400,
      {
        code: 'P0001',
        message: 'This company takes nobody on',
        hint: 'Ask the office',
        detail: 'closed',
      },
    ]);
    expect(await signUp('teapot-1@example.com')).toMatchObject({
      status: 418,
      body: { code: 'PT418', message: 'teapot' },
    });
  });

  test('[A72] is passed on to callers of the new one too, who would try a 500 again', async () => {
    const { status, body, headers } = await signUp('refused-2@example.com', withCodes);
    expect([status, body]).toEqual([
      400,
      {
        code: 'P0001',
        message: 'This company takes nobody on',
        hint: 'Ask the office',
        detail: 'closed',
      },
    ]);
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  test('[A72] stays on the server when it is not meant for users', async () => {
    const { status, body } = await signUp('broken-1@example.com');
    expect([status, body]).toEqual([
      500,
      {
        code: 500,
        error_code: 'unexpected_failure',
        msg: 'Database error saving new user',
        error_id: 'a-request',
      },
    ]);
  });
});

describe('the body of an error', () => {
  test.each([undefined, 'yesterday', '2023-12-31', '2024-13-01', '01-01-2024'])(
    '[A1] has the status as code when the API version is %s',
    async (version) => {
      const headers = version === undefined ? {} : { 'x-supabase-api-version': version };
      const answer = await room.request('POST', '/token?grant_type=x', {}, headers);
      expect(answer.body).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'unsupported_grant_type',
      });
      expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
      expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    },
  );

  test.each(['2024-01-01', '2026-11-20'])(
    '[A2] has its own code when the API version is %s',
    async (version) => {
      const headers = { 'x-supabase-api-version': version };
      const answer = await room.request('POST', '/token?grant_type=x', {}, headers);
      expect(answer.body).toEqual({
        code: 'invalid_credentials',
        message: 'unsupported_grant_type',
      });
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    },
  );
});
