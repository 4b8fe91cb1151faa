import { describe, expect, test } from 'vitest';

import { type Api, refusal, useSharedApi } from './support/api.ts';

let api: Api;
useSharedApi((shared) => (api = shared));

test('[B1] a refusal has all four keys in their order, and names its code to proxies', async () => {
  const { text, headers } = await api.get('/a/b');
  expect(text).toBe(
    '{"code":"PGRST125","details":null,"hint":null,"message":"Invalid path specified in request URL"}',
  );
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(text.length),
    'proxy-status': 'PostgREST; error=PGRST125',
  });
});

test('[B4] what the caller has no right to asks anonymous ones to sign in and refuses others', async () => {
  const denied = refusal('42501', 'permission denied for table secrets');
  const anonymous = await api.get('/secrets');
  expect(anonymous).toMatchObject({ status: 401, body: denied });
  expect(anonymous.headers['www-authenticate']).toBe('Bearer');
  const user = await api.get('/secrets', { as: 'user' });
  expect(user).toMatchObject({ status: 403, body: denied });
  expect(user.headers['www-authenticate']).toBeUndefined();
});

describe('[B5] the status of what the database says', () => {
  test.each([
    ['P0001', 400],
    ['P0002', 500],
    ['08006', 503],
    ['21000', 500],
    ['22012', 400],
    ['22023', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['25006', 405],
    ['25001', 500],
    ['28000', 403],
    ['42P01', 404],
    ['42P17', 500],
    ['42883', 404],
    ['53100', 503],
    ['53400', 500],
    ['54001', 500],
    ['57014', 500],
    ['XX000', 500],
  ])('%s is %i', async (code, status) => {
    const answer = await api.post('/rpc/fail', { code });
    expect(answer).toMatchObject({ status, body: { code, message: 'told so' } });
    expect(answer.headers['proxy-status']).toBe(`PostgREST; error=${code}`);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '1' : undefined);
  });

  test('an update that needs a condition is the caller’s mistake', async () => {
    const message = 'UPDATE requires a WHERE clause';
    expect(await api.post('/rpc/fail', { code: '21000', message })).toMatchObject({ status: 400 });
  });

  test('a role that does not exist is no role to act as', async () => {
    const message = 'role "x" does not exist';
    expect(await api.post('/rpc/fail', { code: '22023', message })).toMatchObject({ status: 401 });
  });

  test('details and hints of the database are passed on', async () => {
    expect(await api.post('/unique_values', { code: 'A' })).toMatchObject({
      status: 409,
      body: refusal(
        '23505',
        'duplicate key value violates unique constraint "unique_values_code_key"',
        { details: 'Key (code)=(A) already exists.' },
      ),
    });
    expect(await api.get('/items?nam=eq.1')).toMatchObject({
      status: 400,
      body: refusal('42703', 'column items.nam does not exist', {
        hint: 'Perhaps you meant to reference the column "items.name".',
      }),
    });
  });
});

describe('[B56] a function decides how it is refused', () => {
  test('by an SQLSTATE that holds the status', async () => {
    expect(
      await api.post('/rpc/fail', { code: 'PT402', message: 'Pay', detail: 'now', hint: 'here' }),
    ).toMatchObject({
      status: 402,
      body: refusal('PT402', 'Pay', { details: 'now', hint: 'here' }),
    });
  });

  test('by a whole answer in JSON', async () => {
    const answer = await api.post('/rpc/fail_in_json', {
      message: '{"code":"123","message":"ABC","details":"DEF","hint":"XYZ"}',
      detail: '{"status":432,"status_text":"Own","headers":{"X-Own":"yes"}}',
    });
    expect(answer).toMatchObject({
      status: 432,
      body: refusal('123', 'ABC', { details: 'DEF', hint: 'XYZ' }),
      headers: { 'x-own': 'yes', 'proxy-status': 'PostgREST; error=123' },
    });
  });

  test.each([
    ['no JSON', '{"status":400,"headers":{}}', "Invalid JSON value for MESSAGE: 'no JSON'"],
    [
      '{"code":"1","message":"m"}',
      '{"status":1,"headers":{}}',
      'Invalid JSON value for DETAIL: \'{"status":1,"headers":{}}\'',
    ],
    [
      '{"code":"1","message":"m"}',
      '{"status":400,"headers":{"X-Split":"a\\r\\nb"}}',
      'Invalid JSON value for DETAIL: \'{"status":400,"headers":{"X-Split":"a\\r\\nb"}}\'',
    ],
  ])('and is told when %s can’t be read', async (message, detail, details) => {
    expect(await api.post('/rpc/fail_in_json', { message, detail })).toMatchObject({
      status: 500,
      body: { code: 'PGRST121', details },
    });
  });
});

test('[B5] a caller’s endless statement ends with 57014', async () => {
  const answer = await api.post('/rpc/sleep_for', { seconds: 30 });
  expect(answer).toMatchObject({ status: 500, body: { code: '57014' } });
});
