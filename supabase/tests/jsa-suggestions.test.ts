/** A language model's suggestions for a JSA: rights to request them, and the record of each request. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseError } from '../../apps/server/src/db/database.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { now, saveJsa } from './support/jsas.ts';

let cast: Cast;
beforeAll(async () => void (cast = await openCast()));
afterAll(() => cast.close());

const typed = { who: 'person', text: 'Tag lines on both ends', at: now() };

test('a suggestion is recorded with who accepted or rejected it, and when', async () => {
  const transcript = [
    { ...typed, suggestion: 'accepted' },
    { ...typed, text: 'Wet it down', suggestion: 'rejected' },
    { who: 'person', text: 'We hang a gate', at: now() },
  ];
  const jsa = await saveJsa(cast.database, cast.employee, { transcript });
  expect(
    await callJson(cast.database, cast.admin.caller, 'jsa_transcript($1)', [jsa.id]),
  ).toMatchObject({
    person: { person_id: cast.employee.personId },
    lines: [
      { text: typed.text, at: typed.at, suggestion: 'accepted' },
      { text: 'Wet it down', suggestion: 'rejected' },
      { suggestion: null },
    ],
  });
});

test.each([
  ['suggestions', 'may_ask_for_suggestions', { voice: { suggestions: true } }],
  ['where an answer belongs', 'may_file_by_model', { filing: { language_model: true } }],
])(
  'a model is asked for %s by no one, unless the company allows just that and they are a member',
  async (_, right, allowed) => {
    const mayAsk = async (caller: TestCaller) =>
      (await asCaller<{ may: boolean }>(cast.database, caller, `select ${right}() as may`))[0]?.may;
    const allow = (settings: Readonly<Record<string, unknown>>) =>
      cast.database.query('update companies set settings = $2 where id = $1', [
        cast.company,
        settings,
      ]);
    await allow({
      voice: { suggestions: true, server_speech: true, keep_audio: true },
      filing: { language_model: true },
      ...Object.fromEntries(Object.keys(allowed).map((section) => [section, {}])),
    });
    expect(await mayAsk(cast.admin.caller)).toBe(false);
    await allow(allowed);
    expect(await mayAsk(cast.supervisor.caller)).toBe(true);
    expect(await mayAsk(cast.foreign.admin.caller)).toBe(false);
    expect(await mayAsk(cast.superAdmin)).toBe(false);
    expect(await mayAsk(cast.kiosk.caller)).toBe(false);
  },
);

test('a suggestion is made without the names of the company, which only the server reads so', async () => {
  await expect(
    asCaller(cast.database, cast.admin.caller, 'select app.names_to_withhold(auth.uid())'),
  ).rejects.toThrow(DatabaseError);
  const [names] = await cast.database.query<{ people: string[]; places: string[] }>(
    `select n -> 'people' as people, n -> 'places' as places
     from app.names_to_withhold((select id from profiles where person_id = $1)) as n`,
    [cast.employee.personId],
  );
  const [known] = await cast.database.query<{
    person: string;
    company: string;
    project: string;
    site: string;
  }>(
    `select trim(p.first_name || ' ' || p.last_name) as person, c.name as company,
       j.name as project, s.name as site
     from profiles p, companies c, projects j, project_sites s
     where p.person_id = $1 and c.id = $2 and j.id = $3 and s.id = $4`,
    [cast.helper.personId, cast.company, cast.project, cast.site],
  );
  expect(names?.people).toContain(known?.person);
  expect(names?.places).toEqual(
    expect.arrayContaining([known?.company, known?.project, known?.site]),
  );
});
