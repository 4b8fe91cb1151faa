/** A cast with at least one row in every table, for both companies, for the role matrix. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { asCaller } from '../../../apps/testkit/src/index.ts';
import {
  acknowledgeLocation,
  addPerson,
  addPersonWithoutLogin,
  openCast,
  sitePlace,
  type Cast,
  type Person,
} from './cast.ts';
import { plantEquipment } from './equipment.ts';
import { plantSheets } from './planted-pay.ts';
import { plantSchedule, type PlantedSchedule } from './planted-schedule.ts';
import { minutesAgo, punchOf, record } from './punches.ts';
import { plantDailyLogs } from './daily-logs.ts';
import { plantHazards, plantJsas, plantPhotos } from './planted-safety.ts';
import { plantPurchasing, type PlantedPurchasing } from './planted-purchasing.ts';
import { plantChecklists } from './planted-checklists.ts';
import { plantTickets } from './planted-tickets.ts';

export type Planted = {
  readonly cast: Cast;
  /** A person of the first company whose membership ended. */
  readonly leaver: Person;
  readonly superAdminPerson: string;
  readonly foreignCrew: string;
  /** In the second company, without a login. */
  readonly foreignHelper: { readonly personId: string };
  /** About the employee, open. */
  readonly decisionItem: string;
  /** Made for the employee by the admin, not answered. */
  readonly crewPunch: string;
  /** Open, for the helper, with its token. */
  readonly invitation: string;
  readonly token: string;
  readonly clientErrors: readonly string[];
  /** On the crew's project, with an open action of the employee's. */
  readonly comment: string;
  readonly hazard: string;
  readonly action: string;
  /** The employee's, on the crew's project. */
  readonly photo: string;
  readonly photoLink: string;
  /** On no project. */
  readonly otherHazard: string;
  /** On the crew's project, by the employee, with high energy under control. */
  readonly jsa: string;
  readonly jsaHash: string;
  /** The same, ended. */
  readonly endedJsa: string;
  /** On the crew's project, submitted, with its signature. */
  readonly dailyLog: string;
  readonly logSignature: string;
  /** Open, by the supervisor, on the crew's project. */
  readonly checklist: string;
  readonly ticket: string;
  /** The first company's, on the crew's project with the supervisor. */
  readonly equipment: string;
  /** A draft of the first company. */
  readonly changeOrder: string;
  /** The first company's, in effect. */
  readonly otherPay: string;
  readonly jobRate: string;
  readonly directCost: string;
  readonly laborBurden: string;
  readonly payrollExport: string;
  /** Requested by the employee. */
  readonly correction: string;
  readonly schedule: PlantedSchedule;
  readonly purchasing: PlantedPurchasing;
};

export async function plantRows(): Promise<Planted> {
  const cast = await openCast();
  const { database } = cast;
  const leaver = await addPerson(database, cast.company, 'employee');
  const home = [cast.admin, cast.supervisor, cast.employee, cast.otherSupervisor, cast.loner];
  const foreignHelper = await addPersonWithoutLogin(database, cast.foreign.company);
  const away = [cast.foreign.admin, cast.foreign.employee, foreignHelper];

  await acknowledgeLocation(database);
  await record(database, cast.admin.caller, [...home, cast.helper, leaver].flatMap(dayOf));
  await record(database, cast.foreign.admin.caller, away.flatMap(dayOf));
  await readLocations(cast.admin, [...home, cast.helper, leaver]);
  await readLocations(cast.foreign.admin, away);
  await endMembership(database, leaver);

  const invitation = await invite(cast.admin, cast.helper.personId);
  await invite(cast.foreign.admin, foreignHelper.personId);
  const foreignCrew = await idOf(
    database,
    `insert into crews (company_id, name) values ('${cast.foreign.company}', 'Crew') returning id`,
  );
  for (const admin of [cast.admin, cast.foreign.admin]) {
    await database.query(
      `insert into people_imports (id, company_id, imported_by, file_name, counts)
       select gen_random_uuid(), company_id, person_id, 'crew.csv', '{}' from profiles where id = $1`,
      [admin.userId],
    );
  }
  await plantDevices(cast, leaver, foreignCrew);
  await plantProjects(cast, foreignCrew);
  await plantDeletionRequests(cast);
  await plantReminders(cast.database);
  await plantHolds(cast.database);
  await plantSignIns(cast.database);
  await plantRecords(database);
  await plantSheets(database);
  // Each person's first punch is answered.
  await database.query(
    `insert into crew_punch_answers (company_id, punch_id, person_id, answer)
     select distinct on (person_id) company_id, id, person_id, 'confirmed'
     from punches order by person_id, occurred_at`,
  );

  const clientErrors = [randomUUID(), randomUUID()];
  for (const [index, caller] of [cast.employee.caller, cast.anon].entries()) {
    await asCaller(database, caller, 'select report_client_error($1, $2)', [
      clientErrors[index] ?? null,
      'It broke',
    ]);
  }

  const hazards = await plantHazards(cast);
  const photos = await plantPhotos(cast);
  const purchasing = await plantPurchasing(cast);
  const jsas = await plantJsas(cast);
  const dailyLogs = await plantDailyLogs(cast);
  const checklists = await plantChecklists(cast);
  const tickets = await plantTickets(cast);
  const equipment = await plantEquipment(cast);
  const comment = await plantComments(cast);
  const schedule = await plantSchedule(cast);

  return {
    cast,
    leaver,
    foreignCrew,
    foreignHelper,
    clientErrors,
    superAdminPerson: await idOf(
      database,
      `select person_id as id from profiles where id = '${cast.superAdmin.sub}'`,
    ),
    correction: await idOf(
      database,
      `select id from time_corrections where person_id = '${cast.employee.personId}'`,
    ),
    payrollExport: await idOf(
      database,
      `select id from payroll_exports where company_id = '${cast.company}'`,
    ),
    otherPay: await idOf(
      database,
      `select id from other_pay where person_id = '${cast.employee.personId}'`,
    ),
    directCost: await idOf(
      database,
      `select id from direct_costs where company_id = '${cast.company}' limit 1`,
    ),
    changeOrder: await idOf(
      database,
      `select id from change_orders where company_id = '${cast.company}' limit 1`,
    ),
    laborBurden: await idOf(
      database,
      `select id from labor_burdens where company_id = '${cast.company}' limit 1`,
    ),
    jobRate: await idOf(database, `select id from job_rates where company_id = '${cast.company}'`),
    decisionItem: await idOf(
      database,
      `select id from decision_items where person_id = '${cast.employee.personId}' and state = 'open'`,
    ),
    crewPunch: await idOf(
      database,
      `select id from punches where person_id = '${cast.employee.personId}' order by occurred_at desc limit 1`,
    ),
    ...invitation,
    ...hazards,
    ...photos,
    ...jsas,
    ...dailyLogs,
    ...checklists,
    ...tickets,
    ...equipment,
    purchasing,
    comment,
    schedule,
  };

  async function readLocations(
    reader: Person,
    people: readonly { readonly personId: string }[],
  ): Promise<void> {
    for (const { personId } of people) {
      await asCaller(
        database,
        reader.caller,
        `select read_punch_locations($1, now() - interval '1 day', now(), 'An audit')`,
        [personId],
      );
      // Accesses to one's own data aren't logged, but the matrix needs a row about the reader, too.
      if (personId === reader.personId) await logOwnLook(personId);
    }
  }

  async function logOwnLook(personId: string): Promise<void> {
    await database.query(
      `insert into location_reads (company_id, reader_person_id, person_id, from_at, to_at, purpose, points)
       select company_id, person_id, person_id, now(), now(), 'An audit', 0 from profiles where person_id = $1`,
      [personId],
    );
  }

  async function invite(
    admin: Person,
    person: string,
  ): Promise<{ invitation: string; token: string }> {
    const [row] = await asCaller<{ answer: { invitation_id: string; token: string } }>(
      database,
      admin.caller,
      `select invite_person(person_id => $1) as answer`,
      [person],
    );
    if (row === undefined) throw new Error('invite_person answered nothing');
    return { invitation: row.answer.invitation_id, token: row.answer.token };
  }
}

function dayOf(person: { readonly personId: string }) {
  const location = { ...sitePlace, accuracy_m: 5, age_ms: 0, mock: false };
  return [
    punchOf(person, { kind: 'out', device_at: minutesAgo(500) }),
    punchOf(person, { device_at: minutesAgo(400), location }),
    punchOf(person, { kind: 'break_start', break_kind: 'rest', device_at: minutesAgo(300) }),
  ];
}

async function endMembership(database: Database, person: Person): Promise<void> {
  await database.query(`update memberships set valid_to = now() where person_id = $1`, [
    person.personId,
  ]);
}

async function plantDevices(cast: Cast, leaver: Person, foreignCrew: string): Promise<void> {
  const { database } = cast;
  const logins = [cast.employee, cast.supervisor, cast.admin, leaver, cast.foreign.admin].map(
    ({ userId }) => userId,
  );
  for (const login of [...logins, cast.kiosk.caller.sub, cast.superAdmin.sub]) {
    await database.query(
      `insert into device_tokens (user_id, token, platform) values ($1, $2, 'android')`,
      [login ?? null, randomUUID()],
    );
  }
  await database.query(
    `insert into person_pins (company_id, person_id, salt, hash, proof_key, iterations)
     select company_id, person_id, repeat('5', 32), repeat('a', 64), repeat('b', 64), 100000
     from profiles where company_id is not null`,
  );
  await database.query(
    `with site as (
       insert into project_sites (company_id, project_id, name, lat, lng)
       values ($1, $2, 'Mill gate', 1, 1) returning id
     ), kiosk as (
       insert into kiosks (company_id, user_id, name) values ($1, gen_random_uuid(), 'Mill tablet') returning id
     )
     insert into kiosk_sites (company_id, kiosk_id, site_id) select $1, kiosk.id, site.id from kiosk, site`,
    [cast.foreign.company, cast.foreign.project],
  );
  await database.query(
    `insert into kiosk_devices (company_id, kiosk_id, device_key)
     select company_id, id, repeat('d', 64) from kiosks on conflict do nothing`,
  );
  await database.query(
    `insert into kiosk_codes (company_id, name, photo, site_ids, code_hash, created_by, expires_at)
     select company_id, 'Next tablet', 'off', '{}', sha256(person_id::text::bytea), person_id, now() + interval '1 hour'
     from profiles where person_id = any ($1)`,
    [[cast.admin.personId, cast.foreign.admin.personId]],
  );
  await database.query(
    'insert into crew_members (company_id, crew_id, person_id) select company_id, $2, person_id from profiles where company_id = $1',
    [cast.foreign.company, foreignCrew],
  );
  await database.query(
    `insert into report_views (id, company_id, person_id, name, report, search)
     select gen_random_uuid(), company_id, person_id, 'Every week', 'hours', '{}'
     from profiles where company_id is not null`,
  );
  await database.query(
    `insert into people_views (company_id, person_id, name)
     select company_id, person_id, 'Everybody' from profiles where company_id is not null`,
  );
  await database.query(
    `insert into crew_members (company_id, crew_id, person_id)
     select company_id, $2, person_id from profiles p
     where company_id = $1 and not exists (select from crew_members m where m.person_id = p.person_id)`,
    [cast.company, cast.otherCrew],
  );
}

/** Plants one request per person, all decided except the helper's. */
async function plantDeletionRequests(cast: Cast): Promise<void> {
  await cast.database.query(
    `insert into account_deletion_requests (id, company_id, person_id, state)
     select gen_random_uuid(), company_id, person_id, case when person_id = $1 then 'open' else 'declined' end
     from profiles where company_id is not null`,
    [cast.helper.personId],
  );
}

async function plantSignIns(database: Database): Promise<void> {
  await database.query(
    `insert into company_sign_ins (id, company_id, kind, name, domains, issuer, sign_in_url, certificate, email_claim,
       proof, proven_at)
     select gen_random_uuid(), id, 'saml', 'Okta', array[id || '.test'], 'https://id.test', 'https://id.test',
       'MIIB', 'NameID', 'proof', now()
     from companies`,
  );
}

/** Plants expired legal holds, which keep nothing, and retention runs and exports of the companies. */
async function plantHolds(database: Database): Promise<void> {
  await database.query(
    `insert into legal_holds (id, company_id, kind, person_id, reason, until, set_by)
     select gen_random_uuid(), m.company_id, 'person', m.person_id, 'A claim', '2020-01-01', m.person_id
     from memberships m where m.role = 'admin'`,
  );
  await database.query(
    'insert into retention_runs (company_id, day, started_at) select id, current_date, now() from companies',
  );
  await database.query(
    `with made as (
       insert into company_exports (id, company_id, asked_by, state, ended_at, reason)
       select gen_random_uuid(), m.company_id, m.person_id, 'failed', now(), 'failed'
       from memberships m where m.role = 'admin' returning *
     )
     insert into company_export_reads (company_id, export_id, reader_person_id)
     select company_id, id, asked_by from made`,
  );
}

async function plantReminders(database: Database): Promise<void> {
  await database.query(
    `insert into reminder_log (company_id, person_id, kind, about, due_at, outcome)
     select company_id, person_id, 'clock_in_missed', gen_random_uuid(), now(), 'sent'
     from profiles where company_id is not null`,
  );
  await database.query(
    `insert into device_reports (company_id, person_id, device_id, last_contact_at)
     select company_id, person_id, gen_random_uuid(), now() from profiles where company_id is not null`,
  );
  await database.query(
    `insert into app.device_changes (company_id, person_id, device_id, changed_at, facts)
     select company_id, person_id, device_id, last_contact_at, '{}' from device_reports`,
  );
  await database.query(
    `insert into app.location_points (company_id, id, person_id, at, lat, lng, accuracy_m)
     select company_id, gen_random_uuid(), person_id, now(), 40, -105, 5 from profiles where company_id is not null`,
  );
  await database.query(
    `insert into app.location_rejections (company_id, id, person_id, day, reason, was_stored)
     select company_id, gen_random_uuid(), person_id, current_date, 'off_clock', false
     from profiles where company_id is not null`,
  );
}

/** Plants office records about everyone, and an undone merge in each company. */
async function plantRecords(database: Database): Promise<void> {
  for (const insert of [
    `person_details (company_id, person_id, notes) select company_id, person_id, 'Known'`,
    `notification_settings (company_id, person_id) select company_id, person_id`,
    `inbox_items (company_id, person_id, kind, dedupe_key) select company_id, person_id, 'sheet_to_sign', 'May'`,
    `pay_rates (company_id, person_id, rate, currency, valid_from)
     select company_id, person_id, 250000, 'USD', '2025-01-06'`,
    `pay_rate_reads (company_id, person_id, reader_person_id) select company_id, person_id, person_id`,
    `certificates (id, company_id, person_id, added_by, kind)
     select gen_random_uuid(), company_id, person_id, person_id, 'First aid'`,
    `emergency_contacts (company_id, person_id, name, phone)
     select company_id, person_id, 'A brother', '555 0101'`,
  ]) {
    await database.query(`insert into ${insert} from profiles where company_id is not null`);
  }
  await database.query(
    `insert into person_merges (company_id, dropped_person_id, kept_person_id, undone_at, undone_by)
     select company_id, min(person_id::text)::uuid, max(person_id::text)::uuid, now(), max(person_id::text)::uuid
     from profiles where company_id is not null group by company_id`,
  );
}

async function plantProjects(cast: Cast, foreignCrew: string): Promise<void> {
  for (const project of [cast.otherProject, cast.openProject]) {
    await cast.database.query(
      `insert into project_sites (company_id, project_id, name, lat, lng) values ($1, $2, 'Gate', 1, 1)`,
      [cast.company, project],
    );
  }
  await cast.database.query(
    'insert into project_crews (company_id, project_id, crew_id) values ($1, $2, $3)',
    [cast.foreign.company, cast.foreign.project, foreignCrew],
  );
}

/** Plants a comment with a file and an earlier version in each company. Returns the employee's. */
async function plantComments(cast: Cast): Promise<string> {
  const comment = randomUUID();
  for (const [person, project, id] of [
    [cast.employee, cast.project, comment],
    [cast.foreign.admin, cast.foreign.project, randomUUID()],
  ] as const) {
    const facts = {
      v: 1,
      record_kind: 'project',
      record_id: project,
      body: 'The gate is locked',
      mentions: [],
      files: [
        {
          id: randomUUID(),
          mime_type: 'image/jpeg',
          size: 10,
          sha256: '0'.repeat(64),
          caption: null,
        },
      ],
      made_at: '2026-01-01T12:00:00Z',
    };
    await asCaller(cast.database, person.caller, 'select add_comment($1, $2)', [id, facts]);
    await asCaller(
      cast.database,
      person.caller,
      `select edit_comment($1, $2, 'It is open', '{}')`,
      [randomUUID(), id],
    );
  }
  return comment;
}

async function idOf(database: Database, sql: string): Promise<string> {
  const [row] = await database.query<{ id: string }>(sql);
  if (row === undefined) throw new Error(`nothing came back from: ${sql}`);
  return row.id;
}
