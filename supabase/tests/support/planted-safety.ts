import { randomUUID } from 'node:crypto';
import { asCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';
import { reportHazard } from './hazards.ts';
import { addPhoto, arrive } from './photos.ts';
import {
  approvalFacts,
  endFacts,
  jsaDocument,
  libraryItem,
  roofWork,
  saveJsa,
  signJsa,
} from './jsas.ts';

/** A row in every table of hazards and JSAs, for both companies. */
export async function plantHazards(
  cast: Cast,
): Promise<{ hazard: string; otherHazard: string; action: string }> {
  const { database } = cast;
  const hazard = await reportHazard(database, cast.employee.caller, { project_id: cast.project });
  const otherHazard = await reportHazard(database, cast.loner.caller);
  const foreign = await reportHazard(database, cast.foreign.admin.caller);
  const action = randomUUID();
  for (const [admin, of, id, assignee] of [
    [cast.admin, hazard, action, cast.employee],
    [cast.foreign.admin, foreign, randomUUID(), cast.foreign.admin],
  ] as const) {
    await asCaller(database, admin.caller, 'select save_corrective_action($1, $2, $3)', [
      id,
      of,
      { what: 'Nail it down', assignee_person_id: assignee.personId, due_on: '2026-12-01' },
    ]);
  }
  await database.query(
    `insert into public_links (company_id, id, kind, record_id, secret_hash, shown, created_by, expires_at)
     values ($1, gen_random_uuid(), 'hazard', $2, sha256('secret'), '{}', $3, now() + interval '1 day')`,
    [cast.company, hazard, cast.admin.personId],
  );
  const establishment = randomUUID();
  for (const text of [
    `insert into establishments (company_id, id, name, street, city, state, zip, naics)
     values ($1, $2, 'Yard', '1 Main St', 'Fort Collins', 'CO', '80521', '237310')`,
    `insert into osha_years (company_id, establishment_id, year, average_employees, peak_employees, hours_worked)
     values ($1, $2, 2026, 30, 45, 58000)`,
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    await database.query(text, [cast.company, establishment]);
  }
  const incident = randomUUID();
  await database.query(
    `insert into incidents (company_id, id, number, establishment_id, person_id, job_title, occurred_on, place,
       known_at, severity, is_recordable, outcome, days_away, days_restricted, is_privacy_case)
     values ($1, $2, 1, $3, $4, 'Carpenter', '2026-03-09', 'Level 2', now(), 'none', true, 'other', 0, 0, false)`,
    [cast.company, incident, establishment, cast.employee.personId],
  );
  await database.query(
    `insert into incident_medical (company_id, incident_id, kind, doing_before, what_happened, injury, harmed_by)
     values ($1, $2, 'injury', 'Carrying', 'Fell', 'Bruise', 'Slab')`,
    [cast.company, incident],
  );
  return { hazard, otherHazard, action };
}

/** A photo of each company's project, the first one shown to outsiders. */
export async function plantPhotos(cast: Cast): Promise<{ photo: string; photoLink: string }> {
  const { database, company, employee, project, foreign } = cast;
  const photo = await addPhoto(database, employee.caller, project);
  await arrive(database, company, project, photo);
  await addPhoto(database, foreign.admin.caller, foreign.project);
  const photoLink = randomUUID();
  await asCaller(database, cast.admin.caller, 'select share_project_photos($1, $2, $3)', [
    photoLink,
    project,
    { secret_hash: 'b'.repeat(64), fields: [], photo_ids: [photo], days: 7 },
  ]);
  return { photo, photoLink };
}

/** Signed and approved JSAs of each company, with a transcript and its recording, an item of its library, a template and an emergency plan. */
export async function plantJsas(
  cast: Cast,
): Promise<{ jsa: string; jsaHash: string; endedJsa: string }> {
  const { database } = cast;
  const document = jsaDocument({ steps: roofWork });
  const transcript = [{ who: 'person', text: 'We hang a gate', at: '2026-01-05T14:20:31Z' }];
  for (const [author, project, approver] of [
    [cast.supervisor, cast.project, cast.admin],
    [cast.foreign.employee, cast.foreign.project, cast.foreign.admin],
  ] as const) {
    const facts = { document, project_id: project, transcript };
    const jsa = await saveJsa(database, author, facts);
    await database.query(
      `insert into jsa_clips (company_id, jsa_id, id, person_id)
       select company_id, jsa_id, gen_random_uuid(), person_id from jsa_transcripts where jsa_id = $1`,
      [jsa.id],
    );
    await signJsa(database, author, jsa);
    await asCaller(database, approver.caller, 'select approve_jsa($1, $2, $3)', [
      randomUUID(),
      jsa.id,
      approvalFacts(approver, jsa.hash),
    ]);
    await asCaller(database, approver.caller, 'select save_library_item($1, $2)', [
      randomUUID(),
      libraryItem(),
    ]);
    await asCaller(database, approver.caller, 'select save_jsa_template($1, $2)', [
      randomUUID(),
      { name: 'Hang a gate', jsa_id: jsa.id, is_archived: false },
    ]);
    await asCaller(database, approver.caller, 'select save_emergency_plan($1, $2, 0)', [
      project,
      { address: null, hospital: 'General', muster: null, call: null },
    ]);
  }
  const jsa = await saveJsa(database, cast.employee, {
    document,
    project_id: cast.project,
    transcript,
  });
  const ended = await saveJsa(database, cast.employee, { document, project_id: cast.project });
  await asCaller(database, cast.employee.caller, 'select end_jsa($1, $2, $3)', [
    randomUUID(),
    ended.id,
    endFacts(),
  ]);
  return { jsa: jsa.id, jsaHash: jsa.hash, endedJsa: ended.id };
}
