import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../../testkit/src/index.ts';
import { type TestRoom, createTestRoom } from '../test-room.ts';

let opened: TestDatabase;
let room: TestRoom;

beforeAll(async () => {
  opened = await openTestDatabase();
  room = await createTestRoom(opened.database);
});
afterAll(() => opened.close());

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
