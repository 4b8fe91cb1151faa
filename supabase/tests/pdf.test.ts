import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pdfRequestSchema, type PdfDocument, type PdfRequest } from '@muster/contract/pdf';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPdfAnswer } from '../../apps/server/src/pdf/answer-pdf.ts';
import { createPdfMaker, type PdfMaker } from '../../apps/server/src/pdf/create-pdf-maker.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { acknowledgeLocation, addPerson, openCast, type Cast } from './support/cast.ts';
import { logLine, saveLine, signLog } from './support/daily-logs.ts';
import { callJson, reportHazard } from './support/hazards.ts';
import stored from '../../packages/domain/src/jsa/cases/stored-jsas.json' with { type: 'json' };
import {
  approvalFacts,
  endFacts,
  jsaDocument,
  roofWork,
  saveJsa,
  signJsa,
} from './support/jsas.ts';
import { addPhoto, arrive } from './support/photos.ts';
import { addDays, addPublished, nextMonday, saveNew, shiftOf } from './support/schedule.ts';
import { pagesOfPdf, textOfPdf } from './support/pdf-text.ts';
import { fullDay, roofDay } from './support/roof-day.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { approve, lock, sign, week } from './support/sheets.ts';
import { checklistFacts, saveChecklist, yes } from './support/checklists.ts';
import { saveTicket, signatureOf, signTicket, ticketFacts } from './support/tickets.ts';
import { work } from './support/timesheets.ts';

/** Documents contain only data that the caller may read. */
let cast: Cast;
let maker: PdfMaker;
beforeAll(async () => {
  cast = await openCast();
  maker = createPdfMaker();
});
afterAll(async () => {
  maker.close();
  await cast.close();
});

const icon = await readFile('apps/web/public/icons/icon-192.png');

async function ask(
  { role, sub, claims }: TestCaller,
  document: PdfDocument,
  language: PdfRequest['language'] = 'en',
): Promise<Response> {
  const answer = createPdfAnswer({
    database: cast.database,
    maker,
    readFileAs: () => async () => icon,
    log: { error: (fields) => expect.fail(JSON.stringify(fields)) },
    now: () => Date.parse('2026-11-23T20:00:00Z'),
  });
  const body = pdfRequestSchema.parse({ language, zone: 'America/Denver', document });
  const request = new Request('http://server/', { method: 'POST', body: JSON.stringify(body) });
  return answer(request, { role, claims: { role, sub, ...claims }, userId: sub ?? null });
}

async function read(...asked: Parameters<typeof ask>): Promise<string> {
  const answer = await ask(...asked);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return textOfPdf(new Uint8Array(await answer.arrayBuffer()));
}

describe('the location notice as a document', () => {
  test('is a poster in both languages for everyone, and has who answered it for admins alone', async () => {
    const poster: PdfDocument = { kind: 'location_notice', with_answers: false };
    const text = await read(cast.employee.caller, poster);
    expect(text).toContain('Your time counts whether or not you agree.');
    expect(text).toContain('Su tiempo cuenta aunque no acepte.');
    const answers: PdfDocument = { kind: 'location_notice', with_answers: true };
    for (const document of [answers, { kind: 'tracking' } as const]) {
      for (const { caller } of [cast.employee, cast.supervisor]) {
        const answer = await ask(caller, document);
        expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_allowed' }]);
      }
    }
    await acknowledgeLocation(cast.database);
    const late = await addPerson(cast.database, cast.company, 'employee');
    await cast.database.query(`update profiles set first_name = 'Zed' where person_id = $1`, [
      late.personId,
    ]);
    const answered = await read(cast.admin.caller, answers);
    expect(answered).toMatch(/Agreed\s+1\s/);
    // Sorted by name, although people who haven't answered come first on the phone's list.
    expect(answered.indexOf('Zed')).toBeGreaterThan(answered.lastIndexOf('Agreed'));
    const list = await read(cast.admin.caller, { kind: 'tracking' }, 'es');
    expect(list).toContain('Aún sin dispositivo');
    expect(list).toContain('No hay coordenadas guardadas');
  });

  test('the answers name the kiosk, and the device even where it was never heard of again', async () => {
    const { caller, personId } = await addPerson(cast.database, cast.company, 'employee');
    const answers: PdfDocument = { kind: 'location_notice', with_answers: true };
    const device = '3f2a9c1e-0000-4000-8000-000000000001';
    await asCaller(
      cast.database,
      caller,
      `select choose_location(1, 'acknowledged', 'en', '${device}')`,
    );
    expect(await read(cast.admin.caller, answers)).toMatch(/In the app\s+3f2a9c1e/);
    await cast.database.query(
      `insert into device_reports (company_id, person_id, device_id, last_contact_at, runs_in)
       values ($1, $2, $3, now(), 'app')`,
      [cast.company, personId, device],
    );
    expect(await read(cast.admin.caller, answers)).toMatch(/In the app\s+App 3f2a9c1e/);
    await cast.database.query(
      `insert into location_choices (company_id, person_id, version, choice, way, language, kiosk_id)
       values ($1, $2, 1, 'acknowledged', 'kiosk', 'en', $3)`,
      [cast.company, personId, cast.kiosk.kioskId],
    );
    const [kiosk] = await cast.database.query<{ name: string }>(
      'select name from kiosks where id = $1',
      [cast.kiosk.kioskId],
    );
    expect(await read(cast.admin.caller, answers, 'es')).toMatch(
      new RegExp(`En un quiosco\\s+${kiosk?.name}`),
    );
  });

  test('the list has the oldest location between punches where none of a punch is stored', async () => {
    await cast.database.query(
      `insert into app.location_points (company_id, id, person_id, at, lat, lng, accuracy_m)
       values ($1, gen_random_uuid(), $2, '2026-11-20T20:00:00Z', 40, -105.25, 8)`,
      [cast.company, cast.employee.personId],
    );
    const list = await read(cast.admin.caller, { kind: 'tracking' });
    expect(list).toMatch(/Oldest stored location between punches: .*Nov 20, 2026/);
    expect(list).not.toContain('No coordinates stored');
  });
});

describe('the audit as a document', () => {
  const audit = (filters: Record<string, string>): PdfDocument => ({
    kind: 'audit',
    filters,
    names: {
      kinds: { projects: 'Job' },
      fields: { name: 'Name', after_minutes: 'After (minutes)' },
      values: {},
    },
  });

  test('is refused to whoever may not search it', async () => {
    for (const { caller } of [cast.supervisor, cast.employee]) {
      const answer = await ask(caller, audit({}));
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_allowed' }]);
    }
    expect((await ask(cast.anon, audit({}))).status).toBe(403);
    const wrong = await ask(cast.admin.caller, audit({ action: 'shred' }));
    expect([wrong.status, await wrong.json()]).toMatchObject([403, { code: 'invalid_input' }]);
  });

  test('has each change of the search once, as it was written, and none of another company', async () => {
    const names = [
      'Łódź bridge — Щука і Ґанок',
      '#sys.inputs *bold* $x^2$ #panic("code") \\ [a](b) <label> @ref',
      'Site 🚧 Ñandú Žďár',
      ...Array.from({ length: 60 }, (_, index) => `Project number ${index}.`),
    ];
    for (const [company, name] of [
      ...names.map((each) => [cast.company, each] as const),
      [cast.foreign.company, 'Project of strangers'] as const,
    ]) {
      await cast.database.query('insert into projects (company_id, name) values ($1, $2)', [
        company,
        name,
      ]);
    }
    const text = await read(cast.admin.caller, audit({ subject: 'projects', action: 'insert' }));
    for (const name of names) expect(count(text, `“${name}”`), name).toBe(1);
    expect(text).not.toContain('strangers');
    expect(text).toContain('Added: Job');
    expect(text).toContain('As of Nov 23, 2026, 1:00 PM MST');
    expect(text).toMatch(/Page 2 of \d/);
    expect(text).not.toContain('Chinese');
  });

  test('says which characters it can’t show', async () => {
    const name = `上海 ${randomUUID()}`;
    await cast.database.query('insert into projects (company_id, name) values ($1, $2)', [
      cast.company,
      name,
    ]);
    expect(await read(cast.admin.caller, audit({ words: name }))).toContain(
      'PDFs can’t show Chinese, Japanese or Korean characters yet.',
    );
  });

  test('writes what a rule consists of as the page does, by its names', async () => {
    const [row] = await cast.database.query<{ rule: { meals: object[] } }>(
      `insert into company_rules (company_id, kind, valid_from, rule)
       values ($1, 'breaks', '2026-01-05', app.break_set('california', 1)) returning rule`,
      [cast.company],
    );
    expect(row?.rule.meals).toHaveLength(2);
    const text = await read(cast.admin.caller, audit({ subject: 'company_rules' }));
    expect(text).toMatch(/After \(minutes\): 300, [^;]+;\sMinutes: 30, After \(minutes\): 600/);
    expect(text).not.toMatch(/[{}]/);
  });

  test('is written in Spanish too, and says when nothing was found', async () => {
    const text = await read(cast.admin.caller, audit({ words: randomUUID() }), 'es');
    expect(text).toContain('Registro de auditoría');
    expect(text).toContain('No se encontró nada.');
    expect(text).toContain('Página 1 de 1');
    expect(text).toMatch(/Actualizado: 23 nov 2026, 1:00.{2,6} MST/);
    const exports = await read(cast.admin.caller, audit({ action: 'export' }), 'es');
    expect(exports).toContain('Exportó el registro de auditoría');
    expect(exports).toContain('Texto en el cambio: ');
  });
});

describe('the timesheet as a document', () => {
  const sheet = (person_id: string | null): PdfDocument => ({
    kind: 'timesheet',
    person_id,
    from: week,
  });

  test('is refused to whoever does not lead the person', async () => {
    const { otherSupervisor, loner, foreign, employee } = cast;
    for (const { caller } of [otherSupervisor, loner, foreign.admin]) {
      expect((await ask(caller, sheet(employee.personId))).status).toBe(403);
    }
  });

  test('shows hours, job, signature and who did what, and says until it is locked that it can change', async () => {
    const { database, employee, supervisor, admin } = cast;
    await setZone(database, cast.company, 'America/Denver');
    await work(cast, employee.personId, week);
    await calculateHours(database);
    const drawing = [
      {
        points: [
          { x: 1, y: 2 },
          { x: 40, y: 20 },
        ],
      },
      { points: [{ x: 9, y: 9 }] },
    ];
    await sign(database, employee.caller, employee.personId, week, JSON.stringify(drawing));
    const open = await read(supervisor.caller, sheet(employee.personId));
    expect(open).toContain('isn’t locked yet');
    await approve(database, supervisor.caller, [employee.personId]);
    await lock(database, admin.caller, [employee.personId]);
    const locked = await read(employee.caller, sheet(null));
    for (const words of [
      'employee Tester',
      'River bridge',
      '8:00',
      'Signed Name',
      'I worked these hours',
      'Locked',
    ]) {
      expect(locked, words).toContain(words);
    }
    expect(locked).not.toContain('isn’t locked yet');
    expect(locked).toMatch(/Approved · supervisor Tester/);
    expect(await read(employee.caller, sheet(null), 'es')).toContain('Bloqueada');
  });

  test('shows when breaks were taken, which the hours are without', async () => {
    const { database, company, project, admin } = cast;
    const mason = await addPerson(database, company, 'employee');
    const at = (time: string) => `${week}T${time}Z`;
    const [from, to] = [at('14:00:00'), at('22:00:00')];
    const meal = [at('17:00:00'), at('17:30:00')] as const;
    await plantShift(database, company, mason, { from, to, meal, project });
    await calculateHours(database);
    const text = await read(admin.caller, sheet(mason.personId));
    expect(text).toMatch(/Meal \d+:00\sAM – \d+:30\sAM/);
    expect(text).toContain('7:30');
    expect(await read(admin.caller, sheet(mason.personId), 'es')).toContain('Comida');
  });
});

describe('many timesheets as one document', () => {
  const sheets = (person_ids: readonly string[]): PdfDocument => ({
    kind: 'timesheets',
    person_ids: [...person_ids],
    from: week,
  });

  test('is refused whole when one of the people is not led by the caller', async () => {
    const { supervisor, loner, foreign, employee, otherSupervisor } = cast;
    const both = sheets([employee.personId, foreign.employee.personId]);
    for (const { caller } of [supervisor, cast.admin, foreign.admin, loner]) {
      const answer = await ask(caller, both);
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_found' }]);
    }
    expect((await ask(otherSupervisor.caller, sheets([employee.personId]))).status).toBe(403);
    expect((await ask(cast.anon, sheets([employee.personId]))).status).toBe(403);
  });

  test('has each person once, by name, on pages of their own, with their own signature', async () => {
    const { admin, employee, supervisor } = cast;
    const asked = [supervisor.personId, employee.personId, employee.personId];
    const answer = await ask(admin.caller, sheets(asked));
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="muster-timesheets.pdf"',
    ]);
    const pages = await pagesOfPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('2 timesheets');
    expect(pages[0]).toContain('employee Tester');
    expect(pages[0]).toContain('Signed Name');
    expect(pages[1]).toContain('supervisor Tester');
    expect(pages[1]).not.toContain('Signed Name');
    expect(await read(admin.caller, sheets(asked), 'es')).toContain('2 hojas');
  });

  test('takes 100 people and no more', () => {
    const takes = (people: number) =>
      pdfRequestSchema.safeParse({
        language: 'en',
        zone: 'America/Denver',
        document: sheets(Array.from({ length: people }, () => crypto.randomUUID())),
      }).success;
    expect([takes(0), takes(100), takes(101)]).toEqual([false, true, false]);
  });
});

describe('a hazard as a document', () => {
  test('is refused to another company, alone and in the list of what is open', async () => {
    const { database, employee, supervisor, foreign } = cast;
    const id = await reportHazard(database, employee.caller, {
      what: 'Щит оторван — доска без гвоздя 🚧',
      project_id: cast.project,
      severity: 5,
      likelihood: 4,
    });
    const hazard: PdfDocument = { kind: 'hazard', hazard_id: id };
    for (const { caller } of [foreign.admin, foreign.employee]) {
      expect((await ask(caller, hazard)).status).toBe(403);
    }
    const text = await read(supervisor.caller, hazard);
    expect(text).toContain('Щит оторван — доска без гвоздя');
    expect(text).toContain('Stop work (5 × 4)');
    const list: PdfDocument = { kind: 'open_hazards', project_id: cast.project };
    expect(await read(supervisor.caller, list, 'es')).toContain('Щит оторван');
    expect(await read(foreign.admin.caller, list)).toContain('Nothing found.');
  });
});

describe('the schedule as a document', () => {
  test('has what is published for whoever plans it, and no draft', async () => {
    const { admin, supervisor, employee, foreign } = cast;
    const day = addDays(nextMonday(), 84);
    await addPublished(cast, shiftOf(cast, { note: 'Bring a ladder' }, day));
    await saveNew(
      cast,
      supervisor.caller,
      shiftOf(cast, { note: 'Only a draft' }, addDays(day, 1)),
    );
    const document: PdfDocument = { kind: 'schedule', from: day, crew_id: null };
    const refused = await ask(employee.caller, document);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'not_allowed' }]);
    for (const { caller } of [admin, supervisor]) {
      const text = await read(caller, document);
      expect(text).toContain('Bring a ladder');
      expect(text).not.toContain('Only a draft');
    }
    expect(await read(foreign.admin.caller, document, 'es')).toContain('No hay turnos publicados');
  });
});

describe('a daily log as a document', () => {
  test('shows the chosen sections to whoever sees the project, and a private note to no one', async () => {
    const at = { id: randomUUID(), project: cast.project, day: '2026-06-03' };
    for (const facts of [
      { data: { text: 'Poured the north pier\nat 2:40 PM' } },
      { kind: 'delay', data: { cause: 'Crane late', minutes: 90, whose: 'customer' } },
      { kind: 'note', data: { text: 'Ask about the invoice' }, is_private: true },
    ]) {
      await saveLine(cast.database, cast.supervisor, at, logLine(facts));
    }
    await signLog(cast.database, cast.supervisor, at);
    const log = { kind: 'daily_log', log_id: at.id } as const;
    const document: PdfDocument = { ...log, sections: ['work', 'delay', 'note'] };
    for (const { caller } of [cast.otherSupervisor, cast.foreign.admin]) {
      expect((await ask(caller, document)).status).toBe(403);
    }
    const text = await read(cast.employee.caller, document);
    for (const words of [
      'River bridge',
      'Poured the north pier',
      'Crane late',
      '1.5 h',
      'Signature',
    ]) {
      expect(text, words).toContain(words);
    }
    for (const { caller } of [cast.supervisor, cast.admin]) {
      for (const language of ['en', 'es'] as const) {
        expect(await read(caller, document, language)).not.toContain('invoice');
      }
    }
    const spanish = await read(cast.employee.caller, { ...document, sections: ['work'] }, 'es');
    expect(spanish).toContain('Trabajo hecho');
    expect(spanish).not.toContain('Crane late');
  });

  test('has the photos of its day where they are chosen, of no other day, and says how many are left out', async () => {
    const at = { id: randomUUID(), project: cast.project, day: '2026-06-04' };
    await saveLine(cast.database, cast.supervisor, at, logLine({ data: { text: 'Set forms' } }));
    const take = async (day: number, caption: string) => {
      const photo = await addPhoto(
        cast.database,
        cast.employee.caller,
        cast.project,
        { taken_at: `2026-06-0${day}T18:00:00.000Z` },
        { caption },
      );
      await arrive(cast.database, cast.company, cast.project, photo);
    };
    await take(3, 'Another day');
    for (let number = 1; number <= 21; number += 1) {
      // The album has the same order as its photos.
      // oxlint-disable-next-line no-await-in-loop
      await take(4, `Pier ${number}.`);
    }
    const log = { kind: 'daily_log', log_id: at.id } as const;
    expect(await read(cast.employee.caller, { ...log, sections: ['work'] })).not.toContain('Pier');
    const text = await read(cast.employee.caller, { ...log, sections: ['photos'] });
    expect(text.match(/Pier \d+\./g)).toHaveLength(20);
    expect(text).toContain('1 more in the app');
    for (const words of ['Another day', 'Set forms']) expect(text).not.toContain(words);
  });
});

describe('an extra-work ticket as a document', () => {
  test('is refused to employees and others, and says on its last page who signed what', async () => {
    const { database, supervisor, employee, foreign, project } = cast;
    const long = 'Ґ '.repeat(300).trim();
    const id = await saveTicket(database, supervisor, ticketFacts(project, { why: long }));
    const document: PdfDocument = { kind: 'ticket', ticket_id: id };
    for (const { caller } of [employee, foreign.admin]) {
      expect((await ask(caller, document)).status).toBe(403);
    }
    expect(await read(supervisor.caller, document)).toContain('Not signed yet');
    const signed = await signatureOf(database, supervisor, id, { name: 'Dana “DW” Ñúñez' });
    await signTicket(database, supervisor, id, signed);
    const answer = await ask(supervisor.caller, document);
    const pages = await pagesOfPdf(new Uint8Array(await answer.arrayBuffer()));
    const [paper = '', signature = ''] = [pages.slice(0, -1).join(' '), pages.at(-1)].map((page) =>
      page?.replaceAll(/\s+/g, ' '),
    );
    const expected = ['River bridge', 'KMTRWX', 'Dig out the old footing', 'Luis Ortega', '7:35'];
    for (const words of [...expected, 'Gravel', '2.5', 'yd³', 'Mini excavator', '3.25']) {
      expect(paper, words).toContain(words);
    }
    expect(signature).toContain('Dana “DW” Ñúñez');
    expect(signature).toContain('Superintendent');
    expect(signature).toContain('Jan 5, 2026, 3:41 PM MST');
    expect(signature.replaceAll(' ', '')).toContain(String(signed['hash']));
    expect(signature).toContain('Checked: the ticket is unchanged');
    await database.query(
      'update work_ticket_lines set minutes = 456 where ticket_id = $1 and kind = $2',
      [id, 'labor'],
    );
    expect(await read(supervisor.caller, document, 'es')).toContain('no es lo que se firmó');
  });
});

describe('an answered checklist as a document', () => {
  test('is refused to others, and has what was asked, answered and signed', async () => {
    const { database, employee, supervisor, otherSupervisor, foreign, project } = cast;
    const answers = { tracks: { ...yes, value: 'no', note: 'Ґ worn pad' } };
    const id = await saveChecklist(database, employee, checklistFacts(project, { answers }));
    const document: PdfDocument = { kind: 'checklist', checklist_id: id };
    for (const { caller } of [otherSupervisor, foreign.admin]) {
      expect((await ask(caller, document)).status).toBe(403);
    }
    const text = await read(supervisor.caller, document);
    const expected = ['Excavator pre-use check', 'River bridge', 'EX-14', '1,234.5 h', '1 problem'];
    for (const words of [...expected, 'No (problem)', 'Ґ worn pad', 'Luis Ortega']) {
      expect(text, words).toContain(words);
    }
    expect(await read(employee.caller, document, 'es')).toContain('Revisión de excavadora');
  });
});

describe('a JSA as a document', () => {
  test('is refused to another company, and fits two pages with its signatures', async () => {
    const { database, employee, supervisor, foreign } = cast;
    const jsa = await saveJsa(database, supervisor, {
      project_id: cast.project,
      document: jsaDocument({ people: ['Ґанна Łukasiewicz', 'employee Tester'] }),
    });
    await signJsa(database, employee, jsa, { name: 'employee Tester' });
    const document: PdfDocument = { kind: 'jsa', jsa_id: jsa.id };
    expect((await ask(foreign.admin.caller, document)).status).toBe(403);
    const text = await read(supervisor.caller, document);
    for (const words of ['Hang a gate', 'River bridge', 'Ґанна Łukasiewicz', 'Not signed']) {
      expect(text, words).toContain(words);
    }
    expect(count(text, 'employee Tester')).toBe(1);
    expect(text).toMatch(/Page 1 of [12]/);
    expect(await read(supervisor.caller, document, 'es')).toContain('Sin firmar');
  });

  test('says when its approval and its end arrived, where their device says otherwise', async () => {
    const { database, supervisor, admin } = cast;
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const jsa = await saveJsa(database, supervisor, {
      made_at: inHours(-1.5),
      document: jsaDocument({ steps: roofWork }),
    });
    const document: PdfDocument = { kind: 'jsa', jsa_id: jsa.id };
    const lines = async (of: PdfDocument, language: 'en' | 'es' = 'en') =>
      (await read(supervisor.caller, of, language)).replaceAll(/\s+/g, ' ');
    await callJson(database, admin.caller, 'approve_jsa($1, $2, $3)', [
      randomUUID(),
      jsa.id,
      approvalFacts(admin, jsa.hash, { approved_at: inHours(-1) }),
    ]);
    expect(await lines(document)).not.toContain('received');
    await callJson(database, supervisor.caller, 'end_jsa($1, $2, $3)', [
      randomUUID(),
      jsa.id,
      endFacts({ ended_at: inHours(3) }),
    ]);
    expect(await lines(document)).toMatch(/Ended [^,]+, \d{4}, .+, the device said .+, received /);

    const old = await saveJsa(database, supervisor, {
      made_at: inHours(-6),
      document: jsaDocument({ steps: roofWork }),
    });
    await callJson(database, admin.caller, 'approve_jsa($1, $2, $3)', [
      randomUUID(),
      old.id,
      approvalFacts(admin, old.hash, { approved_at: inHours(-5) }),
    ]);
    expect(await lines({ kind: 'jsa', jsa_id: old.id }, 'es')).toMatch(
      /Aprobado por admin Tester, .+, recibido /,
    );
  });

  test.each(stored)('prints $name, as stored in 2026', async ({ document }) => {
    const jsa = await saveJsa(cast.database, cast.supervisor, { document });
    const text = await read(cast.supervisor.caller, { kind: 'jsa', jsa_id: jsa.id });
    for (const step of document.steps) expect(text).toContain(step.text);
    expect(text).not.toContain('Also said');
  });

  test('of a full day’s work is two printed pages, with the whole crew’s signatures', async () => {
    const { database, supervisor, employee, helper } = cast;
    const people = ['supervisor Tester', 'employee Tester', 'helper', 'Rosa from the crane'];
    const jsa = await saveJsa(database, supervisor, {
      project_id: cast.project,
      document: fullDay(people),
    });
    const missed = 'Ice on the north side before nine, and the gate swings toward the road';
    for (const signer of [supervisor, employee]) await signJsa(database, signer, jsa, { missed });
    for (const [person_id, name] of [
      [helper.personId, 'helper'],
      [null, 'Rosa from the crane'],
    ]) {
      const facts = { method: 'finger', person_id, name, drawing: stroke, missed };
      await signJsa(database, supervisor, jsa, facts);
    }
    for (const language of ['en', 'es'] as const) {
      const answer = await ask(supervisor.caller, { kind: 'jsa', jsa_id: jsa.id }, language);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const keep = process.env['MUSTER_KEEP_PDF'];
      if (keep !== undefined) await writeFile(join(keep, `jsa-${language}.pdf`), bytes);
      const pages = await pagesOfPdf(bytes);
      expect(pages).toHaveLength(2);
      const [first = '', second = ''] = pages.map((page) => page.replaceAll(/\s+/g, ' '));
      expect(first).toContain('Tear off the old roof of the east wing');
      expect(first).toContain('Climb to the deck');
      expect(second).toContain('Rosa from the crane');
      const whole = first + second;
      for (const { text, hazards } of roofDay) {
        expect(whole).toContain(text);
        for (const hazard of hazards) expect(whole).toContain(hazard.text);
      }
      expect(whole).toContain('The neighbor’s dog is loose again');
      expect(count(whole, missed)).toBe(4);
    }
  });
});

const stroke = [{ points: [0, 1, 2, 3].map((at) => ({ x: 20 * at, y: 30 + 20 * (at % 2) })) }];

/** Lines break at the end of the column, so spaces aren't counted on either side. */
function count(text: string, part: string): number {
  const bare = (of: string) => of.replaceAll(/\s/g, '');
  return bare(text).split(bare(part)).length - 1;
}
