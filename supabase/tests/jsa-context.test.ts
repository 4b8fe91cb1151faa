import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyLibrarySchema, jsaContextSchema } from '../../packages/contract/src/jsa-papers.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { jsaDocument, roofWork, saveJsa } from './support/jsas.ts';

/** The context for a talk about a job: emergency plans, templates, earlier JSAs, the end of the shift. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const context = async (person: Person, project: string | null = cast.project) =>
  jsaContextSchema.parse(
    await callJson(cast.database, person.caller, 'jsa_context($1)', [project]),
  );
const plan = { address: '12 Mulberry Street', hospital: 'General', muster: null, call: ' Ana ' };
const savePlan = (
  person: Person,
  version: number | null = 0,
  facts: Readonly<Record<string, unknown>> = plan,
  project: string = cast.project,
) =>
  callJson(cast.database, person.caller, 'save_emergency_plan($1, $2, $3)', [
    project,
    facts,
    version,
  ]);
const saveTemplate = (
  person: Person,
  id: string,
  facts: Readonly<Record<string, unknown>>,
  version: number | null = null,
) =>
  callJson(cast.database, person.caller, 'save_jsa_template($1, $2, $3)', [
    id,
    { name: 'Hang a gate', jsa_id: null, is_archived: false, ...facts },
    version,
  ]);
const refused = (reason: string, detail?: string) =>
  expect.objectContaining({ verdict: 'refused', reason, ...(detail !== undefined && { detail }) });

async function shift(person: Person, project: string | null, startsIn: string, endsIn: string) {
  const id = randomUUID();
  await cast.database.query(
    `insert into published_shifts (company_id, id, person_id, project_id, starts_local, ends_local, zone,
       starts_second, ends_second, break_minutes, starts_at, ends_at)
     select $1, $2, $3, $4, '2026-01-01', '2026-01-02', 'UTC', false, false, 0,
       now() + $5::interval, now() + $6::interval`,
    [cast.company, id, person.personId, project, startsIn, endsIn],
  );
  const [row] = await cast.database.query<{ ends: string }>(
    'select app.instant(ends_at) as ends from published_shifts where id = $1',
    [id],
  );
  return row?.ends;
}

describe('an emergency plan', () => {
  test('is refused to someone in charge of no one, or who doesn’t see the project', async () => {
    for (const person of [cast.employee, cast.loner]) {
      expect(await savePlan(person)).toEqual(refused('not_allowed'));
    }
    for (const person of [cast.otherSupervisor, cast.foreign.admin]) {
      expect(await savePlan(person)).toEqual(refused('not_found'));
    }
    expect((await context(cast.employee)).may_edit_emergency).toBe(false);
  });

  test('is refused with a field that is wrong, and over a version that someone else saved', async () => {
    expect(await savePlan(cast.supervisor, 0, { ...plan, hospital: 'x'.repeat(301) })).toEqual(
      refused('invalid_input', 'hospital'),
    );
    expect(await savePlan(cast.supervisor, 0, { ...plan, phone: '911' })).toEqual(
      refused('invalid_input', 'phone'),
    );
    expect(await savePlan(cast.supervisor, null)).toEqual(refused('invalid_input', 'version'));
    expect(await savePlan(cast.supervisor, 7)).toEqual(refused('changed_meanwhile'));
  });

  test('comes with every talk on the project, with the project’s address until one is entered', async () => {
    await cast.database.query('update projects set address = $1 where id = $2', [
      '1 Depot Road',
      cast.project,
    ]);
    expect((await context(cast.employee)).emergency).toEqual({
      address: '1 Depot Road',
      hospital: null,
      muster: null,
      call: null,
      version: 0,
    });
    expect((await context(cast.employee, null)).emergency).toBeNull();
    expect(await savePlan(cast.supervisor)).toEqual({ verdict: 'applied', version: 1 });
    expect(await savePlan(cast.supervisor)).toEqual(refused('changed_meanwhile'));
    expect(await savePlan(cast.admin, 1, { ...plan, muster: 'North gate' })).toEqual({
      verdict: 'applied',
      version: 2,
    });
    expect((await context(cast.employee)).emergency).toEqual({
      ...plan,
      call: 'Ana',
      muster: 'North gate',
      version: 2,
    });
  });
});

describe('a template', () => {
  test('is made by admins only, from a JSA that they read', async () => {
    const { id } = await saveJsa(cast.database, cast.employee);
    for (const person of [cast.employee, cast.supervisor]) {
      expect(await saveTemplate(person, randomUUID(), { jsa_id: id })).toEqual(
        refused('not_allowed'),
      );
    }
    expect(await saveTemplate(cast.foreign.admin, randomUUID(), { jsa_id: id })).toEqual(
      refused('invalid_input', 'jsa_id'),
    );
    expect(await saveTemplate(cast.admin, randomUUID(), {})).toEqual(
      refused('invalid_input', 'jsa_id'),
    );
  });

  test('keeps steps, hazards and controls, and nothing of the day', async () => {
    const { id } = await saveJsa(cast.database, cast.employee, {
      document: jsaDocument({
        people: ['Ana'],
        absent: ['Sound'],
        open: ['X'],
        also_said: ['Cold today'],
        steps: roofWork,
      }),
    });
    const template = randomUUID();
    expect(await saveTemplate(cast.admin, template, { jsa_id: id })).toEqual({
      verdict: 'applied',
      version: 1,
    });
    expect(await saveTemplate(cast.admin, template, { jsa_id: id })).toEqual({
      verdict: 'replayed',
      version: 1,
    });
    const offered = async () =>
      (await context(cast.employee, null)).templates.filter(({ name }) => name !== 'Set a gate');
    expect(await offered()).toMatchObject([
      {
        name: 'Hang a gate',
        document: { steps: roofWork, people: [], emergency: [], absent: [], open: [], place: '' },
      },
    ]);
    expect((await offered())[0]?.document).not.toHaveProperty('also_said');
    expect((await context(cast.foreign.admin, null)).templates).toEqual([]);
    // Archived templates are kept for admins but offered to no one.
    expect(await saveTemplate(cast.admin, template, { is_archived: true }, 9)).toEqual(
      refused('changed_meanwhile'),
    );
    expect(await saveTemplate(cast.admin, template, { is_archived: true }, 1)).toMatchObject({
      verdict: 'applied',
    });
    expect(await offered()).toEqual([]);
    const library = async (person: Person) =>
      companyLibrarySchema
        .parse(await callJson(cast.database, person.caller, 'company_safety_library()'))
        .templates.filter((one) => one.id === template);
    expect(await library(cast.admin)).toMatchObject([
      { name: 'Hang a gate', steps: 1, is_archived: true, made_from: { id } },
    ]);
    expect(await library(cast.employee)).toEqual([]);
  });
});

describe('the start of a talk', () => {
  test('is hidden from someone who doesn’t see the project', async () => {
    for (const person of [cast.otherSupervisor, cast.loner, cast.foreign.admin]) {
      expect(
        await callJson(cast.database, person.caller, 'jsa_context($1)', [cast.project]),
      ).toEqual(refused('not_found'));
    }
  });

  test('includes the latest five JSAs of the project that the caller reads, newest first', async () => {
    const made = [];
    for (let hours = 6; hours > 0; hours -= 1) {
      const madeAt = new Date(Date.now() - hours * 60_000).toISOString();
      const facts = { project_id: cast.project, made_at: madeAt };
      made.unshift((await saveJsa(cast.database, cast.employee, facts)).id);
    }
    expect((await context(cast.supervisor)).previous.map(({ id }) => id)).toEqual(made.slice(0, 5));
    expect((await context(cast.admin, cast.otherProject)).previous).toEqual([]);
    // A JSA that someone wants to copy comes first, wherever it was made, if they may read it.
    const [copied] = made;
    const elsewhere = async (person: Person) =>
      jsaContextSchema
        .parse(
          await callJson(cast.database, person.caller, 'jsa_context($1, $2)', [
            cast.otherProject,
            copied ?? null,
          ]),
        )
        .previous.map(({ id }) => id);
    expect(await elsewhere(cast.admin)).toEqual([copied]);
    expect(await elsewhere(cast.otherSupervisor)).toEqual([]);
  });

  test('includes the end of the caller’s own published shift, or else of the last one on the project', async () => {
    const project = cast.project;
    expect((await context(cast.employee)).shift_end).toBeNull();
    // Shifts that are over, not today, or longer than a JSA can last.
    await shift(cast.employee, project, '-9 hours', '-1 minute');
    await shift(cast.employee, project, '12 hours 1 minute', '20 hours');
    await shift(cast.employee, project, '-1 hour', '25 hours');
    expect((await context(cast.employee)).shift_end).toBeNull();
    const others = await shift(cast.supervisor, project, '-1 hour', '9 hours');
    expect((await context(cast.employee)).shift_end).toBe(others);
    const elsewhere = await shift(cast.employee, null, '-2 hours', '3 hours');
    expect((await context(cast.employee)).shift_end).toBe(elsewhere);
    const mine = await shift(cast.employee, project, '1 hour', '7 hours');
    expect((await context(cast.employee)).shift_end).toBe(mine);
    expect((await context(cast.employee, null)).shift_end).toBe(elsewhere);
  });

  test('says what the company allows for voice and suggestions', async () => {
    expect((await context(cast.employee, null)).voice).toEqual({
      server_speech: false,
      keep_audio: false,
      suggestions: false,
      filing: false,
      audio_days: 30,
    });
    await cast.database.query(`update companies set settings = settings || $2 where id = $1`, [
      cast.company,
      {
        voice: { server_speech: true, keep_audio: true, suggestions: true },
        filing: { language_model: true },
        retention: { voice_audio: { days: 365 } },
      },
    ]);
    expect((await context(cast.employee, null)).voice).toEqual({
      server_speech: true,
      keep_audio: true,
      suggestions: true,
      filing: true,
      audio_days: 365,
    });
    await cast.database.query(
      `update companies set settings = jsonb_set(settings, '{retention,voice_audio}', '{"until": "signed"}') where id = $1`,
      [cast.company],
    );
    const { voice } = await context(cast.employee, null);
    expect(voice).toMatchObject({ keep_audio: true, audio_until_signed: true });
    // Apps that don't know this setting record nothing.
    expect(voice).not.toHaveProperty('audio_days');
  });
});
