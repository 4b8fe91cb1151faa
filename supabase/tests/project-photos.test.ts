import { randomUUID } from 'node:crypto';
import { foundPhotosSchema, photoChoicesSchema } from '@muster/contract/photos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseError } from '../../apps/server/src/db/database.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { addedPhotos, addPhoto, photoFile } from './support/photos.ts';

/** The albums of projects: who sees, adds, changes and removes photos. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const add = (caller: TestCaller, facts: object = {}, project = cast.project) =>
  callJson(cast.database, caller, 'add_project_photos($1, $2)', [project, addedPhotos(facts)]);
const added = (caller: TestCaller, facts: object = {}, file: object = {}, project = cast.project) =>
  addPhoto(cast.database, caller, project, facts, file);
const remove = (caller: TestCaller, ...ids: readonly string[]) =>
  callJson(cast.database, caller, 'remove_project_photos($1)', [ids]);
const change = (caller: TestCaller, id: string, facts: object = {}, version = 1) =>
  callJson(cast.database, caller, 'change_project_photo($1, $2, $3)', [
    id,
    version,
    { caption: 'Footing poured', tags: ['concrete'], site_id: cast.site, ...facts },
  ]);

async function list(
  caller: TestCaller,
  filter: object = {},
  after: object | null = null,
  size = 60,
) {
  const answer = await callJson(cast.database, caller, 'list_project_photos($1, $2, $3)', [
    filter,
    after,
    size,
  ]);
  return foundPhotosSchema.parse(answer);
}
const idsOf = async (caller: TestCaller, filter: object = {}) =>
  (await list(caller, filter)).photos.map(({ id }) => id);

describe('who adds photos', () => {
  test('only members who see the project do', async () => {
    for (const caller of [
      cast.loner.caller,
      cast.otherSupervisor.caller,
      cast.foreign.admin.caller,
    ]) {
      expect(await add(caller)).toEqual({ verdict: 'refused', reason: 'not_found' });
    }
    for (const { caller } of [cast.employee, cast.supervisor, cast.admin]) {
      expect(await add(caller)).toEqual({ verdict: 'applied' });
    }
    expect(await add(cast.loner.caller, {}, cast.openProject)).toEqual({ verdict: 'applied' });
  });

  test.each<[string, object]>([
    ['files', { files: Array.from({ length: 60 }, () => photoFile()) }],
    ['files', { files: Array.from({ length: 11 }, () => photoFile()) }],
    ['files', { files: [] }],
    ['files', { files: [photoFile({ mime_type: 'application/pdf' })] }],
    ['files', { files: [photoFile({ mime_type: 'image/svg+xml' })] }],
    ['files', { files: [photoFile(), photoFile({ caption: 'x'.repeat(501) })] }],
    ['files', { files: [photoFile(), photoFile({ size: 10_000_001 })] }],
    ['tags', { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }],
    ['tags', { tags: ['x'.repeat(41)] }],
    ['tags', { tags: ['roof', 'roof'] }],
    ['tags', { tags: [' roof'] }],
    ['taken_at', { taken_at: 'yesterday' }],
    ['site_id', { site_id: randomUUID() }],
    ['place_verdict', { place_verdict: 'inside' }],
    ['location', { location: { lat: 41.123456, lng: -104.987654 } }],
    ['v', { v: 2 }],
  ])('refuses %s that is not allowed and keeps nothing', async (detail, facts) => {
    const before = await list(cast.admin.caller);
    expect(await add(cast.employee.caller, facts)).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail,
    });
    expect((await list(cast.admin.caller)).total).toBe(before.total);
  });

  test('takes ten at once, with the longest texts', async () => {
    const facts = {
      files: Array.from({ length: 10 }, () => photoFile({ caption: 'x'.repeat(500) })),
      tags: Array.from({ length: 10 }, (_, at) => `${at}`.repeat(40)),
      site_id: cast.site,
      place_verdict: 'inside',
    };
    expect(await add(cast.employee.caller, facts)).toEqual({ verdict: 'applied' });
  });

  test('answers a repeat alike and keeps the first of two that differ', async () => {
    const facts = { files: [photoFile(), photoFile()], tags: ['roof'] };
    expect(await add(cast.employee.caller, facts)).toEqual({ verdict: 'applied' });
    expect(await add(cast.employee.caller, facts)).toEqual({ verdict: 'replayed' });
    const other = { verdict: 'refused', reason: 'other_payload' };
    expect(await add(cast.employee.caller, { ...facts, tags: [] })).toEqual(other);
    expect(await add(cast.employee.caller, { files: [...facts.files, photoFile()] })).toEqual(
      other,
    );
    expect(await add(cast.supervisor.caller, facts)).toEqual(other);
    expect(await add(cast.employee.caller, facts, cast.openProject)).toEqual(other);
    const [first, second] = facts.files.map(({ id }) => id);
    expect(await idsOf(cast.admin.caller, { ids: [first, second] })).toHaveLength(2);
    await remove(cast.employee.caller, first ?? '', second ?? '');
    expect(await add(cast.employee.caller, facts)).toEqual({ verdict: 'replayed' });
    expect(await idsOf(cast.admin.caller, { ids: [first, second] })).toEqual([]);
  });

  test('a photo from the future counts as taken now', async () => {
    const id = await added(cast.employee.caller, { taken_at: '2199-01-01T00:00:00Z' });
    const [photo] = (await list(cast.employee.caller, { ids: [id] })).photos;
    expect(Date.parse(photo?.taken_at ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
  });

  test('only its author hands in the bytes', async () => {
    const id = await added(cast.employee.caller);
    const path = `${cast.company}/project_album/${cast.project}/${id}`;
    const upload = (caller: TestCaller, name: string) =>
      asCaller(
        cast.database,
        caller,
        `insert into storage.objects (bucket_id, name) values ('attachments', $1)`,
        [name],
      ).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DatabaseError && error.code === '42501') return false;
          throw error;
        },
      );
    expect(await upload(cast.supervisor.caller, path)).toBe(false);
    expect(await upload(cast.employee.caller, `${path}0`)).toBe(false);
    expect(await upload(cast.employee.caller, path)).toBe(true);
  });
});

describe('the album', () => {
  test('shows a member the photos of the projects that they see', async () => {
    const [mine, open] = [
      await added(cast.employee.caller),
      await added(cast.loner.caller, {}, {}, cast.openProject),
    ];
    const seen = async (caller: TestCaller) => await idsOf(caller, { ids: [mine, open] });
    expect((await seen(cast.employee.caller)).toSorted()).toEqual([mine, open].toSorted());
    expect(await seen(cast.loner.caller)).toEqual([open]);
    expect(await seen(cast.foreign.admin.caller)).toEqual([]);
    const answer = await callJson(cast.database, cast.loner.caller, 'list_project_photos($1)', [
      { project_id: cast.project },
    ]);
    expect(answer).toEqual({ verdict: 'refused', reason: 'not_found' });
  });

  test('is filtered by person, tag, day, site and words', async () => {
    const facts = { tags: ['peña', 'roof'], site_id: cast.site, taken_at: '2025-03-09T18:00:00Z' };
    const id = await added(cast.supervisor.caller, facts, { caption: 'North gable' });
    const one = await added(cast.employee.caller, { taken_at: '2025-03-10T18:00:00Z' });
    const within = { ids: [id, one] };
    for (const filter of [
      { person_id: cast.supervisor.personId },
      { tag: 'roof' },
      { day: '2025-03-09' },
      { site_id: cast.site },
      { search: 'gable PENA' },
    ]) {
      expect(await idsOf(cast.admin.caller, { ...within, ...filter })).toEqual([id]);
    }
    expect(await idsOf(cast.admin.caller, within)).toEqual([one, id]);
    const choices = photoChoicesSchema.parse(
      await callJson(cast.database, cast.employee.caller, 'photo_choices($1)', [cast.project]),
    );
    expect(choices.tags).toContain('peña');
    expect(choices.people.map(({ person_id }) => person_id)).toContain(cast.supervisor.personId);
    expect(choices.sites.map((site) => site.id)).toEqual([cast.site]);
  });

  test.each([
    ['day', { day: '2025-02-30' }],
    ['sort', { sort: 'newest' }],
    ['person_id', { person_id: 'me' }],
    ['ids', { ids: Array.from({ length: 501 }, () => randomUUID()) }],
  ])('refuses a filter with a wrong %s', async (detail, filter) => {
    expect(
      await callJson(cast.database, cast.admin.caller, 'list_project_photos($1)', [filter]),
    ).toEqual({ verdict: 'refused', reason: 'invalid_input', detail });
  });

  test('goes on after its last photo, also within one instant', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await added(cast.employee.caller));
    const first = await list(cast.admin.caller, { ids }, null, 2);
    const second = await list(cast.admin.caller, { ids }, first.next, 2);
    const third = await list(cast.admin.caller, { ids }, second.next, 2);
    expect([first, second, third].flatMap(({ photos }) => photos.map(({ id }) => id))).toEqual(
      ids.toSorted().toReversed(),
    );
    expect([first.total, second.total, third.next]).toEqual([5, null, null]);
  });
});

describe('changes', () => {
  test('are made by its author, the project’s supervisors and admins', async () => {
    const id = await added(cast.employee.caller);
    const foreign = [cast.otherSupervisor, cast.loner, cast.foreign.admin];
    for (const { caller } of foreign) {
      expect(await change(caller, id)).toMatchObject({ reason: 'not_found' });
      expect(await remove(caller, id)).toMatchObject({ reason: 'not_found' });
    }
    const theirs = await added(cast.supervisor.caller);
    expect(await change(cast.employee.caller, theirs)).toMatchObject({ reason: 'not_found' });
    expect(await remove(cast.employee.caller, id, theirs)).toMatchObject({ reason: 'not_found' });
    expect(await idsOf(cast.admin.caller, { ids: [id, theirs] })).toHaveLength(2);

    expect(await change(cast.employee.caller, id)).toEqual({ verdict: 'applied' });
    expect(await change(cast.admin.caller, id, { caption: null }, 2)).toEqual({
      verdict: 'applied',
    });
    expect(await change(cast.supervisor.caller, id)).toMatchObject({ reason: 'changed_meanwhile' });
    expect((await list(cast.employee.caller, { ids: [id] })).photos[0]).toMatchObject({
      caption: null,
      tags: ['concrete'],
      site: { id: cast.site },
      person: { person_id: cast.employee.personId },
    });
    expect(await change(cast.admin.caller, id, { caption: 'x'.repeat(501) }, 3)).toMatchObject({
      detail: 'caption',
    });
    expect(await remove(cast.supervisor.caller, id, theirs)).toEqual({ verdict: 'applied' });
    expect(await remove(cast.supervisor.caller, id, theirs)).toEqual({ verdict: 'replayed' });
  });
});
