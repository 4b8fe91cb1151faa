import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseError } from '../../apps/server/src/db/database.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson, hazardReport, stepFacts, type Answer } from './support/hazards.ts';

/** Photos that are declared with a report or its proof, and whose bytes follow. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const photo = (facts: object = {}) => ({
  id: randomUUID(),
  mime_type: 'image/jpeg',
  size: 1234,
  sha256: 'a'.repeat(64),
  caption: null,
  ...facts,
});
const ticket = 'the-secret-of-the-phone';
const ticketHash = createHash('sha256').update(ticket).digest('hex');

function withPhotos(files: readonly object[], facts: object = {}): object {
  const { photo_ids: _, ...plain } = hazardReport({ project_id: cast.project });
  return { ...plain, v: 2, files, ticket_hash: null, ...facts };
}

async function report(caller: TestCaller, facts: object, name = 'report_hazard') {
  const id = randomUUID();
  const answer = await callJson(cast.database, caller, `${name}($1, $2)`, [id, facts]);
  return { id, answer };
}

const step = (caller: TestCaller, hazard: string, name: string, facts: object) =>
  callJson(cast.database, caller, 'change_hazard($1, $2, $3, $4)', [
    randomUUID(),
    hazard,
    name,
    facts,
  ]);

const pathOf = (hazard: string, id: string) => `${cast.company}/hazard/${hazard}/${id}`;

async function mayUpload(caller: TestCaller, path: string): Promise<boolean> {
  const sql = `insert into storage.objects (bucket_id, name) values ('attachments', $1)`;
  const isTaken = await asCaller(cast.database, caller, sql, [path]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DatabaseError && error.code === '42501') return false;
      throw error;
    },
  );
  return isTaken;
}

async function anonymousPath(hazard: string, id: string, secret: string): Promise<string | null> {
  const [row] = await cast.database.query<{ path: string | null }>(
    'select app.anonymous_photo_path($1, $2, $3, $4) as path',
    [cast.company, hazard, id, secret],
  );
  return row?.path ?? null;
}

const arrive = (path: string) =>
  cast.database.query(
    `insert into storage.objects (bucket_id, name, version, metadata) values ('attachments', $1, $2, '{"size": 1}')`,
    [path, randomUUID()],
  );

async function resolved(files: readonly object[]): Promise<string> {
  const { id } = await report(cast.employee.caller, withPhotos(files));
  await step(cast.supervisor.caller, id, 'assign', {
    ...stepFacts('assign'),
    assignee_person_id: cast.employee.personId,
  });
  await step(cast.employee.caller, id, 'start', stepFacts('start'));
  await step(cast.employee.caller, id, 'resolve', stepFacts('resolve', { comment: 'Nailed' }));
  return id;
}

const verify = (hazard: string): Promise<Answer> =>
  step(cast.supervisor.caller, hazard, 'verify', stepFacts('verify'));

describe('what is no photo of a report', () => {
  test.each([
    ['a document', [photo({ mime_type: 'application/pdf' })]],
    ['one of no size', [photo({ size: 0 })]],
    ['one past 10 MB', [photo({ size: 10_000_001 })]],
    ['eleven', Array.from({ length: 11 }, () => photo())],
  ])('refuses %s, and stores no report', async (_, files) => {
    const { id, answer } = await report(cast.employee.caller, withPhotos(files));
    expect(answer).toEqual({ verdict: 'refused', reason: 'invalid_input', detail: 'files' });
    const rows = await cast.database.query('select from hazards where id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('refuses one that another record has declared', async () => {
    const taken = photo();
    await report(cast.employee.caller, withPhotos([taken]));
    const { answer } = await report(cast.supervisor.caller, withPhotos([taken]));
    expect(answer).toEqual({ verdict: 'refused', reason: 'other_payload' });
  });
});

test('only the reporter hands in the photos of a report, each under its own name', async () => {
  const [one, two] = [photo(), photo({ size: 10_000_000 })];
  const { id, answer } = await report(cast.employee.caller, withPhotos([one, two]));
  expect(answer).toMatchObject({ verdict: 'applied' });
  expect(await mayUpload(cast.foreign.admin.caller, pathOf(id, one.id))).toBe(false);
  expect(await mayUpload(cast.supervisor.caller, pathOf(id, one.id))).toBe(false);
  expect(await mayUpload(cast.employee.caller, pathOf(id, randomUUID()))).toBe(false);
  expect(await mayUpload(cast.employee.caller, pathOf(id, one.id))).toBe(true);
  expect(await mayUpload(cast.employee.caller, pathOf(id, two.id))).toBe(true);
});

describe('an anonymous report', () => {
  const send = (files: readonly object[]) =>
    report(
      cast.employee.caller,
      withPhotos(files, { ticket_hash: ticketHash }),
      'report_hazard_anonymously',
    );

  test('takes photos from no login, not even the one that sent it, and by no other ticket', async () => {
    const { id } = await send([photo()]);
    const other = photo();
    const { id: otherId } = await send([other]);
    expect(await mayUpload(cast.employee.caller, pathOf(otherId, other.id))).toBe(false);
    expect(await mayUpload(cast.admin.caller, pathOf(otherId, other.id))).toBe(false);
    expect(await anonymousPath(otherId, other.id, 'guessed')).toBeNull();
    expect(await anonymousPath(id, other.id, ticket)).toBeNull();
    expect(await anonymousPath(otherId, randomUUID(), ticket)).toBeNull();
  });

  test('takes them by its ticket for 60 days', async () => {
    const one = photo();
    const { id } = await send([one]);
    const age = (days: number) =>
      cast.database.query(
        `update hazards set received_at = date_trunc('hour', now(), 'UTC') - make_interval(days => $2) where id = $1`,
        [id, days],
      );
    expect(await anonymousPath(id, one.id, ticket)).toBe(pathOf(id, one.id));
    await age(59);
    expect(await anonymousPath(id, one.id, ticket)).toBe(pathOf(id, one.id));
    await age(60);
    expect(await anonymousPath(id, one.id, ticket)).toBeNull();
  });

  test('says of its photos neither who nor the minute, and keeps the ticket out of the audit log', async () => {
    const one = photo();
    const { id } = await send([one]);
    const [row] = await cast.database.query<{ person_id: string | null; is_hour: boolean }>(
      `select person_id, created_at = date_trunc('hour', created_at, 'UTC') as is_hour from attachments where id = $1`,
      [one.id],
    );
    expect(row).toEqual({ person_id: null, is_hour: true });
    const logged = await cast.database.query<{ line: string }>(
      `select to_jsonb(e)::text as line from audit_events e
       where to_jsonb(e)::text like '%' || $1 || '%' or to_jsonb(e)::text like '%' || $2 || '%'`,
      [id, one.id],
    );
    expect(logged.length).toBeGreaterThan(0);
    for (const { line } of logged) {
      expect(line).not.toContain(cast.employee.personId);
      expect(line).not.toContain(ticketHash);
    }
  });

  test('declares nothing for a named report, whose ticket is not kept', async () => {
    const { id } = await report(cast.employee.caller, withPhotos([], { ticket_hash: ticketHash }));
    const rows = await cast.database.query('select ticket_hash from hazards where id = $1', [id]);
    expect(rows).toEqual([{ ticket_hash: null }]);
  });
});

describe('closing', () => {
  test('waits until the photos are there', async () => {
    const one = photo();
    const hazard = await resolved([one]);
    expect(await verify(hazard)).toMatchObject({ verdict: 'refused', reason: 'photos_missing' });
    await arrive(pathOf(hazard, one.id));
    expect(await verify(hazard)).toMatchObject({ verdict: 'applied' });
  });

  test('goes on without a photo that a manager has given up, but never drops one that came', async () => {
    const [lost, there] = [photo(), photo()];
    const hazard = await resolved([lost, there]);
    await arrive(pathOf(hazard, there.id));
    const drop = (caller: TestCaller, id: string) =>
      callJson(cast.database, caller, 'drop_hazard_photo($1, $2, $3)', [randomUUID(), hazard, id]);
    expect(await drop(cast.employee.caller, lost.id)).toMatchObject({ reason: 'not_found' });
    expect(await drop(cast.foreign.admin.caller, lost.id)).toMatchObject({ reason: 'not_found' });
    expect(await drop(cast.supervisor.caller, there.id)).toMatchObject({ reason: 'photo_stored' });
    expect(await drop(cast.supervisor.caller, lost.id)).toEqual({ verdict: 'applied' });
    expect(await mayUpload(cast.employee.caller, pathOf(hazard, lost.id))).toBe(false);
    expect(await verify(hazard)).toMatchObject({ verdict: 'applied' });
  });
});

test('a photo is proof of what was done', async () => {
  const { id } = await report(cast.employee.caller, withPhotos([]));
  await step(cast.supervisor.caller, id, 'assign', {
    ...stepFacts('assign'),
    assignee_person_id: cast.employee.personId,
  });
  await step(cast.employee.caller, id, 'start', stepFacts('start'));
  const { photo_ids: _, ...facts } = stepFacts('resolve');
  expect(await step(cast.employee.caller, id, 'resolve', { ...facts, files: [] })).toMatchObject({
    reason: 'proof_missing',
  });
  const proof = photo();
  expect(
    await step(cast.employee.caller, id, 'resolve', { ...facts, files: [proof] }),
  ).toMatchObject({ verdict: 'applied' });
  expect(await mayUpload(cast.employee.caller, pathOf(id, proof.id))).toBe(true);
});
