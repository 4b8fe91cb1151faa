import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseError } from '../../apps/server/src/db/database.ts';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { callJson, type Answer } from './support/hazards.ts';
import { endFacts, jsaDocument, now, saveJsa, signJsa } from './support/jsas.ts';

/** Rights to read and hear the conversation of a JSA, and how long it is kept. */
let cast: Cast;
beforeAll(async () => void (cast = await openCast()));
afterAll(() => cast.close());

const spoken = (clip: string = randomUUID()) => ({
  who: 'person',
  text: 'We hang a gate',
  at: now(),
  clip,
});

const typed = { who: 'person', text: 'Tag lines on both ends', at: now() };

/** The phone's record that the person was told about the recording. */
const told = { at: '2026-01-05T08:00:00Z', wording: 1 };

const keepAudio = (isKept: boolean, period: object = { days: 30 }) =>
  cast.database.query(`update companies set settings = settings || $2 where id = $1`, [
    cast.company,
    {
      voice: { server_speech: false, keep_audio: isKept },
      retention: { voice_audio: period },
    },
  ]);

const read = (person: Person, jsa: string): Promise<Answer> =>
  callJson(cast.database, person.caller, 'jsa_transcript($1)', [jsa]);

const nameOf = (jsa: string, clip: string, company = cast.company) => `${company}/${jsa}/${clip}`;

const upload = (person: Person, name: string) =>
  asCaller(
    cast.database,
    person.caller,
    `insert into storage.objects (bucket_id, name) values ('voice-clips', $1)`,
    [name],
  );

const heardBy = async (person: Person, name: string) =>
  (
    await asCaller<{ name: string }>(
      cast.database,
      person.caller,
      `select name from storage.objects where bucket_id = 'voice-clips' and name = $1`,
      [name],
    )
  ).length === 1;

/** Adds a JSA of the employee's with one recorded answer that has been uploaded. */
async function recorded(facts: object = {}) {
  await keepAudio(true);
  const clip = randomUUID();
  const saved = await saveJsa(cast.database, cast.employee, {
    transcript: [spoken(clip)],
    told,
    ...facts,
  });
  await upload(cast.employee, nameOf(saved.id, clip));
  return { saved, jsa: saved.id, clip, name: nameOf(saved.id, clip) };
}

async function toErase(): Promise<readonly string[]> {
  const rows = await cast.database.query<{ name: string }>(
    'select o.name from app.voice_clips_to_erase() e join storage.objects o on o.id = e.id',
  );
  return rows.map(({ name }) => name);
}

describe('the transcript', () => {
  test('is only for the speaker and admins', async () => {
    const { jsa, name } = await recorded();
    for (const person of [cast.supervisor, cast.loner, cast.foreign.admin]) {
      expect(await read(person, jsa)).toEqual({ verdict: 'refused', reason: 'not_found' });
      expect(await heardBy(person, name)).toBe(false);
    }
    for (const person of [cast.employee, cast.admin]) {
      expect(await read(person, jsa)).toMatchObject({
        verdict: 'ok',
        lines: [{ who: 'person', text: 'We hang a gate', clip: name }],
      });
      expect(await heardBy(person, name)).toBe(true);
    }
  });

  test('is named on the page of a JSA only for people who may read it', async () => {
    const { jsa } = await recorded();
    const page = (person: Person) => callJson(cast.database, person.caller, 'read_jsa($1)', [jsa]);
    expect(await page(cast.supervisor)).toMatchObject({ has_transcript: false });
    expect(await page(cast.admin)).toMatchObject({ has_transcript: true });
    const silent = await saveJsa(cast.database, cast.employee);
    expect(
      await callJson(cast.database, cast.employee.caller, 'read_jsa($1)', [silent.id]),
    ).toMatchObject({ has_transcript: false });
  });

  test('says when it will be deleted', async () => {
    const { jsa } = await recorded();
    await keepAudio(true, { days: 2 });
    const days =
      (Date.parse(String((await read(cast.admin, jsa))['deleted_at'])) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(2, 1);
  });
});

describe('a recording', () => {
  test('is not kept unless the company has chosen so, but its words are', async () => {
    for (const settings of [{}, { voice: { server_speech: true } }]) {
      await cast.database.query('update companies set settings = $2 where id = $1', [
        cast.company,
        settings,
      ]);
      const clip = randomUUID();
      const jsa = await saveJsa(cast.database, cast.employee, { transcript: [spoken(clip)], told });
      await expect(upload(cast.employee, nameOf(jsa.id, clip))).rejects.toThrow(DatabaseError);
      expect(await read(cast.employee, jsa.id)).toMatchObject({
        lines: [{ text: 'We hang a gate', clip: null }],
      });
    }
  });

  test.each([
    ['of Sarah', { ...spoken(), who: 'sarah' }],
    ['without an id', { ...spoken(), clip: 'first' }],
    ['that is null', { ...spoken(), clip: null }],
    ['of a suggestion that no one decided', { ...typed, suggestion: 'maybe' }],
    ['of a suggestion that Sarah decided', { ...typed, who: 'sarah', suggestion: 'accepted' }],
  ])('%s is refused', async (_, line) => {
    await keepAudio(true);
    await expect(saveJsa(cast.database, cast.employee, { transcript: [line] })).rejects.toThrow(
      /invalid_input.*transcript|transcript.*invalid_input/,
    );
  });

  test('can be uploaded only by its speaker, only under its name, and once', async () => {
    await keepAudio(true);
    const clip = randomUUID();
    const jsa = await saveJsa(cast.database, cast.employee, { transcript: [spoken(clip)], told });
    const name = nameOf(jsa.id, clip);
    for (const [person, wrong] of [
      [cast.admin, name],
      [cast.supervisor, name],
      [cast.foreign.admin, name],
      [cast.employee, nameOf(jsa.id, randomUUID())],
      [cast.employee, nameOf(jsa.id, clip, cast.foreign.company)],
      [cast.employee, `${name}/more`],
    ] as const) {
      await expect(upload(person, wrong)).rejects.toThrow(DatabaseError);
    }
    // Named, but not uploaded yet.
    expect(await read(cast.employee, jsa.id)).toMatchObject({ lines: [{ clip: null }] });
    await upload(cast.employee, name);
    await expect(upload(cast.employee, name)).rejects.toThrow(DatabaseError);
  });

  test('can’t be changed or deleted through the API, not even by an admin', async () => {
    const { name } = await recorded();
    for (const person of [cast.employee, cast.admin]) {
      for (const sql of [
        `update storage.objects set version = 'x' where name = $1`,
        'delete from storage.objects where name = $1',
      ]) {
        await asCaller(cast.database, person.caller, sql, [name]).catch(() => undefined);
      }
    }
    expect(await heardBy(cast.employee, name)).toBe(true);
  });

  test('of a line that is named twice is one, and goes when the transcript is replaced', async () => {
    await keepAudio(true);
    const clip = randomUUID();
    const jsa = await saveJsa(cast.database, cast.employee, {
      transcript: [spoken(clip), spoken(clip)],
      told,
    });
    await upload(cast.employee, nameOf(jsa.id, clip));
    expect(await toErase()).not.toContain(nameOf(jsa.id, clip));
    await saveJsa(
      cast.database,
      cast.employee,
      { base_version: 1, transcript: [{ who: 'person', text: 'Another', at: now() }] },
      jsa.id,
    );
    expect(await heardBy(cast.admin, nameOf(jsa.id, clip))).toBe(false);
    expect(await toErase()).toContain(nameOf(jsa.id, clip));
  });

  test('goes with its transcript when the period is over, not before', async () => {
    const kept = await recorded();
    const old = await recorded();
    const age = (jsa: string, than: string) =>
      cast.database.query(
        `update jsa_transcripts set saved_at = now() - $2::interval where jsa_id = $1`,
        [jsa, than],
      );
    await age(kept.jsa, '29 days 23 hours 59 minutes');
    await age(old.jsa, '30 days 1 minute');
    await cast.database.query('select app.remove_due($1, now(), 1000)', [cast.company]);
    expect(await toErase()).toContain(old.name);
    expect(await toErase()).not.toContain(kept.name);
    expect(await heardBy(cast.admin, old.name)).toBe(false);
    expect(await heardBy(cast.admin, kept.name)).toBe(true);
  });

  const removeOld = () =>
    cast.database.query('select app.remove_due($1, now(), 1000)', [cast.company]);

  test('that is kept until signed goes once its author and everyone named have signed', async () => {
    const [named] = await cast.database.query<{ name: string }>(
      `select trim(first_name || ' ' || last_name) as name from profiles where person_id = $1`,
      [cast.helper.personId],
    );
    const document = jsaDocument({ people: [named?.name] });
    const all = await recorded({ document });
    const some = await recorded({ document });
    await keepAudio(true, { until: 'signed' });
    for (const { saved } of [all, some]) await signJsa(cast.database, cast.employee, saved);
    await removeOld();
    expect(await toErase()).not.toContain(all.name);
    await signJsa(cast.database, cast.employee, all.saved, {
      method: 'finger',
      person_id: cast.helper.personId,
      drawing: [{ points: [{ x: 1, y: 1 }] }],
    });
    await removeOld();
    expect(await toErase()).toContain(all.name);
    expect(await read(cast.admin, all.jsa)).toMatchObject({ reason: 'not_found' });
    expect(await toErase()).not.toContain(some.name);
    expect(await read(cast.admin, some.jsa)).toMatchObject({ until_signed: true });
  });

  test('that is kept until signed stays while a signature is void, and goes with the end of its JSA', async () => {
    const { saved, jsa, name } = await recorded();
    await keepAudio(true, { until: 'signed' });
    await signJsa(cast.database, cast.employee, saved);
    await cast.database.query(
      `update jsa_signatures set voided_at = now(), void_reason = 'edited' where jsa_id = $1`,
      [jsa],
    );
    // Older than any retention period.
    await cast.database.query(
      `update jsa_transcripts set saved_at = now() - interval '400 days' where jsa_id = $1`,
      [jsa],
    );
    await removeOld();
    expect(await toErase()).not.toContain(name);
    const { deleted_at } = await read(cast.admin, jsa);
    expect(Date.parse(String(deleted_at)) - Date.now()).toBeCloseTo(12 * 3_600_000, -5);
    await callJson(cast.database, cast.employee.caller, 'end_jsa($1, $2, $3)', [
      randomUUID(),
      jsa,
      endFacts(),
    ]);
    await removeOld();
    expect(await toErase()).toContain(name);
  });

  test('that is kept until signed is deleted after the shift if no one ended its JSA', async () => {
    const { jsa, name } = await recorded();
    await keepAudio(true, { until: 'signed' });
    await cast.database.query(
      `update jsas set made_at = made_at - interval '13 hours', ends_at = ends_at - interval '13 hours'
       where id = $1`,
      [jsa],
    );
    await removeOld();
    expect(await toErase()).toContain(name);
  });

  const toldOf = async (jsa: string) =>
    (
      await cast.database.query<{ at: string | null; wording: number | null }>(
        'select app.instant(told_at) as at, told_wording as wording from jsa_clips where jsa_id = $1',
        [jsa],
      )
    )[0];

  test('says when its speaker was told about it, and in which words', async () => {
    const { jsa, saved } = await recorded();
    expect(saved.answer).toMatchObject({ refused_recordings: null });
    const note = await toldOf(jsa);
    expect(Date.parse(String(note?.at))).toBe(Date.parse(told.at));
    expect(note?.wording).toBe(1);
  });

  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  test.each([
    ['by an app that keeps no note of it', {}],
    ['by an app that says so', { told: null }],
    ['before they spoke, but after', { told: { ...told, at: inAnHour } }],
  ])('is refused where its speaker wasn’t told %s, and its words are kept', async (_, facts) => {
    await keepAudio(true);
    const clip = randomUUID();
    const transcript = [spoken(clip)];
    const { id, answer } = await saveJsa(cast.database, cast.employee, { transcript, ...facts });
    expect(answer).toMatchObject({ verdict: 'applied', refused_recordings: 'recording_not_told' });
    await expect(upload(cast.employee, nameOf(id, clip))).rejects.toThrow(DatabaseError);
    expect(await read(cast.employee, id)).toMatchObject({
      lines: [{ text: 'We hang a gate', clip: null }],
    });
  });

  test('of a talk from before such notes, which waited on a phone, is kept', async () => {
    await keepAudio(true);
    const clip = randomUUID();
    const [before] = await cast.database.query<{ at: string }>(
      `select app.instant(recordings_noted_from - interval '1 minute') as at from app.platform_settings`,
    );
    const { id, answer } = await saveJsa(cast.database, cast.employee, {
      made_at: before?.at,
      transcript: [spoken(clip)],
    });
    expect(answer).toMatchObject({ refused_recordings: null });
    await upload(cast.employee, nameOf(id, clip));
    expect(await toldOf(id)).toEqual({ at: null, wording: null });
  });

  test.each([{ at: 'yesterday', wording: 1 }, { at: told.at }, { ...told, wording: 0 }, 'yes'])(
    'with a note %j is refused as a whole',
    async (note) => {
      await expect(saveJsa(cast.database, cast.employee, { told: note })).rejects.toThrow(/"told"/);
    },
  );

  test('is in its speaker’s download and in no one else’s, and is deleted with the account', async () => {
    await keepAudio(true);
    const clip = randomUUID();
    const speaker = cast.loner;
    const jsa = await saveJsa(cast.database, speaker, { transcript: [spoken(clip)], told });
    const name = nameOf(jsa.id, clip);
    await upload(speaker, name);
    const clipsOf = async ({ caller }: Person) =>
      JSON.stringify((await callJson(cast.database, caller, 'my_data()', []))['jsa_clips']);
    expect(await clipsOf(cast.admin)).not.toContain(name);
    expect(await clipsOf(speaker)).toContain(name);
    await cast.database.query('select app.erase_account($1, $2)', [cast.company, speaker.personId]);
    expect(await toErase()).toContain(name);
    expect(await read(cast.admin, jsa.id)).toEqual({ verdict: 'refused', reason: 'not_found' });
  });
});
