import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RestRoom, createRestRoom } from './create-rest-room.ts';
import { defaultRestSettings } from './rest-settings.ts';

let testDatabase: TestDatabase;
let room: RestRoom;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  const { database } = testDatabase;
  await database.script(`
    create schema split_probe;
    create table split_probe.taken (place int generated always as identity, transaction bigint, value jsonb);
    create function split_probe.take(batch jsonb, mark text default 'none') returns jsonb
    language plpgsql security definer set search_path = '' as $$
    begin
      if jsonb_array_length(batch) > 10 then
        raise exception 'too many' using errcode = 'PT413';
      end if;
      if batch @> '"stop"' then
        raise exception 'stopped';
      end if;
      insert into split_probe.taken (transaction, value)
      select pg_current_xact_id()::text::bigint, v from jsonb_array_elements(batch) as v;
      return jsonb_build_object(
        'mark', mark, 'answers', (select jsonb_agg(v) from jsonb_array_elements(batch) as v));
    end $$;
    grant usage on schema split_probe to anon;
    grant execute on function split_probe.take to anon;`);
  room = createRestRoom({
    database,
    tokens: { verify: () => Promise.reject(new Error('there are no tokens here')) },
    log,
    settings: {
      ...defaultRestSettings,
      schemas: ['split_probe'],
      splitFunctions: new Map([
        ['take', { argument: 'batch', partLength: 3, maxLength: 10, answers: 'answers' }],
      ]),
    },
  });
});
afterAll(async () => {
  await room.close();
  await testDatabase.close();
});
beforeEach(async () => {
  await testDatabase.database.query('truncate split_probe.taken');
});

async function take(body: string, headers: Record<string, string> = {}, queryString = '') {
  const { status, body: text } = await room.answer({
    method: 'POST',
    path: '/rpc/take',
    queryString,
    headers,
    apiKey: { role: 'anon' },
    clientNetwork: '192.0.2.1',
    log,
    body: () => Promise.resolve(new TextEncoder().encode(body)),
  });
  return { status, text, answer: JSON.parse(text ?? 'null') as unknown };
}

/** Returns how many values each transaction has stored, in order. */
async function lengths(): Promise<number[]> {
  const rows = await testDatabase.database.query<{ length: number }>(
    'select count(*)::int as length from split_probe.taken group by transaction order by min(place)',
  );
  return rows.map(({ length }) => length);
}

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('a list as long as a part is one call', async () => {
  await take(JSON.stringify({ batch: upTo(3) }));
  expect(await lengths()).toEqual([3]);
});

test('a longer list is worked off in parts, and the answers are joined in order', async () => {
  const { status, answer } = await take(JSON.stringify({ batch: upTo(10), mark: 'kept' }));
  expect(status).toBe(200);
  expect(answer).toEqual({ mark: 'kept', answers: upTo(10) });
  expect(await lengths()).toEqual([3, 3, 3, 1]);
});

test('a list beyond the limit goes to the function whole, which refuses it', async () => {
  expect((await take(JSON.stringify({ batch: upTo(11) }))).status).toBe(413);
  expect(await lengths()).toEqual([]);
});

test.each([
  ['rows', '[{"batch":[1,2,3,4]}]', 'application/json', ''],
  ['chosen columns', '{"batch":[1,2,3,4]}', 'application/json', 'columns=batch'],
  ['a form', `batch=${encodeURIComponent('[1,2,3,4]')}`, 'application/x-www-form-urlencoded', ''],
])('no other way to give arguments makes it one call: %s', async (_, body, type, query) => {
  const { answer } = await take(body, { 'content-type': type }, query);
  expect(answer).toEqual({ mark: 'none', answers: upTo(4) });
  expect(await lengths()).toEqual([3, 1]);
});

test('a kind of answer that can’t be joined is refused before anything is stored', async () => {
  expect(await take('{"batch":[1,2,3,4]}', { accept: 'text/csv' })).toMatchObject({ status: 406 });
  expect(await lengths()).toEqual([]);
});

test('values stay exactly as they were sent', async () => {
  const values = String.raw`[1.0, 12345678901234567890, {"a": 1.10, "b": "\"1.0\""}, 1e2]`;
  await take(`{"batch":${values}}`);
  const [row] = await testDatabase.database.query<{ same: boolean; values: string }>(
    `select jsonb_agg(value order by place)::text = $1::text::jsonb::text as same,
       jsonb_agg(value order by place)::text as values from split_probe.taken`,
    [values],
  );
  expect(row).toMatchObject({ same: true });
});

test('a part that fails ends the call: what came before it is answered and stays', async () => {
  const { status, answer } = await take(
    JSON.stringify({ batch: [...upTo(4), 'stop', ...upTo(3)] }),
  );
  expect(status).toBe(200);
  expect(answer).toEqual({ mark: 'none', answers: upTo(3) });
  expect(await lengths()).toEqual([3]);
});

test('a first part that fails is the answer', async () => {
  const refused = await take(JSON.stringify({ batch: ['stop', ...upTo(5)] }));
  expect(refused).toMatchObject({ status: 400, answer: { message: 'stopped' } });
  expect(await lengths()).toEqual([]);
});
