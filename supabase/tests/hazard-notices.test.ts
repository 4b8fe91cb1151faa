import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestJobs } from '../../apps/server/src/jobs/test-jobs.ts';
import type { CapturedMail } from '../../apps/server/src/mail/mail-message.ts';
import { createCapture } from '../../apps/server/src/mail/capture.ts';
import { createDeliverNotification } from '../../apps/server/src/notifications/deliver-notification.ts';
import { noPhonePush, noPush } from '../../apps/server/src/notifications/no-push.ts';
import {
  actionOverdueNotice,
  overdueNotice,
  stopWorkNotice,
} from '../../packages/contract/src/notices/hazard-notices.ts';
import { incidentDeadlineNotice } from '../../packages/contract/src/notices/incident-notices.ts';
import { addPerson, openCast, type Cast } from './support/cast.ts';
import { callJson, reportHazard, stepFacts } from './support/hazards.ts';
import { incidentFacts, yard } from './support/incidents.ts';

/** Recipients of hazard notices, and that no one gets the same notice twice. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
  await addPerson(cast.database, cast.foreign.company, 'supervisor');
});
afterAll(() => cast.close());

async function told(kind: string, hazard: string): Promise<string[]> {
  const rows = await cast.database.query<{ person: string }>(
    `select person_id as person from app.notifications
     where kind = $1 and payload ->> 'hazard_id' = $2 order by 1`,
    [kind, hazard],
  );
  return rows.map(({ person }) => person);
}

const idsOf = (...people: readonly { readonly personId: string }[]) =>
  people.map(({ personId }) => personId).toSorted();

const triage = (hazard: string, facts: object) =>
  callJson(cast.database, cast.admin.caller, 'change_hazard($1, $2, $3, $4)', [
    randomUUID(),
    hazard,
    'triage',
    { ...stepFacts('triage'), ...facts },
  ]);

describe('a hazard that stops work', () => {
  test('notifies the admins and its project’s supervisors right away, and no one else', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 4,
      likelihood: 4,
    });
    expect(await told('hazard_stop_work', hazard)).toEqual(idsOf(cast.admin, cast.supervisor));
    const everywhere = await reportHazard(cast.database, cast.employee.caller, {
      severity: 5,
      likelihood: 5,
    });
    expect(await told('hazard_stop_work', everywhere)).toEqual(
      idsOf(cast.admin, cast.supervisor, cast.otherSupervisor),
    );
  });

  test('is sent once, even if it gets that rating later and again', async () => {
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 3,
      likelihood: 5,
    });
    expect(await told('hazard_stop_work', hazard)).toEqual([]);
    await triage(hazard, { severity: 4, likelihood: 5 });
    await triage(hazard, { severity: 5, likelihood: 5 });
    expect(await told('hazard_stop_work', hazard)).toEqual(idsOf(cast.admin, cast.supervisor));
  });
});

describe('an overdue hazard', () => {
  const dueDaysAgo = async (days: number, facts = {}) => {
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 2,
      likelihood: 2,
      ...facts,
    });
    await cast.database.query(
      `update hazards set due_on = app.company_today(company_id) - $2::integer where id = $1`,
      [hazard, days],
    );
    return hazard;
  };
  const escalate = async () => {
    const [row] = await cast.database.query<{ count: number }>(
      'select app.tell_overdue_hazards() as count',
    );
    return row?.count;
  };

  test('notifies supervisors the day after it was due, and admins a day later', async () => {
    const today = await dueDaysAgo(0);
    const yesterday = await dueDaysAgo(1);
    const before = await dueDaysAgo(2);
    await escalate();
    expect(await told('hazard_overdue', today)).toEqual([]);
    expect(await told('hazard_overdue', yesterday)).toEqual(idsOf(cast.supervisor));
    expect(await told('hazard_overdue', before)).toEqual(idsOf(cast.admin, cast.supervisor));
  });

  test('notifies its assignee, once per due date', async () => {
    const hazard = await dueDaysAgo(1);
    await cast.database.query(
      `update hazards set state = 'assigned', assignee_person_id = $2 where id = $1`,
      [hazard, cast.employee.personId],
    );
    await escalate();
    expect(await escalate()).toBe(0);
    expect(await told('hazard_overdue', hazard)).toEqual(idsOf(cast.supervisor, cast.employee));
  });

  test('notifies no one if it is resolved or merged into another one', async () => {
    const hazard = await dueDaysAgo(5);
    await callJson(cast.database, cast.supervisor.caller, 'change_hazard($1, $2, $3, $4)', [
      randomUUID(),
      hazard,
      'resolve',
      stepFacts('resolve', { comment: 'Done' }),
    ]);
    await escalate();
    expect(await told('hazard_overdue', hazard)).toEqual([]);
  });
});

describe('an overdue corrective action', () => {
  /** Makes the employee's action on a hazard due, but not the hazard itself. */
  const actionDueDaysAgo = async (days: number) => {
    const [hazard, action] = [
      await reportHazard(cast.database, cast.employee.caller, { project_id: cast.project }),
      randomUUID(),
    ];
    await callJson(cast.database, cast.supervisor.caller, 'save_corrective_action($1, $2, $3)', [
      action,
      hazard,
      { what: 'Nail it', assignee_person_id: cast.employee.personId, due_on: '2026-12-01' },
    ]);
    await cast.database.query(
      `update corrective_actions set due_on = app.company_today(company_id) - $2::integer where id = $1`,
      [action, days],
    );
    return { hazard, action };
  };
  const escalate = async () => {
    const [row] = await cast.database.query<{ count: number }>(
      'select app.tell_overdue_actions() as count',
    );
    return row?.count;
  };
  const settle = (action: string, outcome: string) =>
    callJson(cast.database, cast.supervisor.caller, 'settle_corrective_action($1, $2, $3, $4)', [
      randomUUID(),
      action,
      outcome,
      'No longer needed',
    ]);

  test('notifies its assignee and supervisors the day after it was due and admins a day later, each once', async () => {
    const today = await actionDueDaysAgo(0);
    const yesterday = await actionDueDaysAgo(1);
    const before = await actionDueDaysAgo(2);
    expect(await escalate()).toBe(5);
    expect(await escalate()).toBe(0);
    expect(await told('action_overdue', today.hazard)).toEqual([]);
    expect(await told('action_overdue', yesterday.hazard)).toEqual(
      idsOf(cast.employee, cast.supervisor),
    );
    expect(await told('action_overdue', before.hazard)).toEqual(
      idsOf(cast.admin, cast.employee, cast.supervisor),
    );
    await cast.database.query(`update corrective_actions set due_on = due_on - 1 where id = $1`, [
      yesterday.action,
    ]);
    // With a new due date, now two days overdue: the assignee and supervisor again, and the admin.
    expect(await escalate()).toBe(3);
  });

  test('and the digest can be turned off with all of safety; what the law or a life asks can’t', async () => {
    const topics = await cast.database.query<{ kind: string; topic: string | null }>(
      `select kind, app.topic_of(kind) as topic from unnest(
         '{action_overdue, hazard_overdue, hazard_digest, hazard_stop_work, incident_deadline}'::text[]
       ) kind`,
    );
    expect(Object.fromEntries(topics.map(({ kind, topic }) => [kind, topic]))).toEqual({
      action_overdue: 'safety',
      hazard_overdue: 'safety',
      hazard_digest: 'safety',
      hazard_stop_work: null,
      incident_deadline: null,
    });
  });

  test('notifies no one if it is done or canceled', async () => {
    const [done, canceled] = [await actionDueDaysAgo(5), await actionDueDaysAgo(5)];
    await settle(done.action, 'done');
    await settle(canceled.action, 'canceled');
    await escalate();
    expect(await told('action_overdue', done.hazard)).toEqual([]);
    expect(await told('action_overdue', canceled.hazard)).toEqual([]);
  });
});

describe('the weekly digest', () => {
  // Denver: 06:00 is 12:00 or 13:00 in UTC, and Monday ends there when it is 06:00 or 07:00 on Tuesday in UTC.
  const digests = async (moment: string) => {
    const [row] = await cast.database.query<{ count: number }>(
      'select app.send_hazard_digests($1) as count',
      [moment],
    );
    return row?.count;
  };
  const kept = () =>
    cast.database.query<{ person: string; day: string; payload: Record<string, unknown> }>(
      `select person_id as person, dedupe_key as day, payload from app.notifications
       where kind = 'hazard_digest' order by dedupe_key`,
    );

  test('goes only to admins, once, on Monday from 6 a.m. in their zone', async () => {
    await cast.database.query(
      `update company_settings set time_zone = 'America/Denver' where company_id = $1`,
      [cast.company],
    );
    const hazard = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 5,
      likelihood: 5,
      what: 'Worst of all',
      reported_at: '2026-01-07T15:00:00.000Z',
    });
    for (const moment of ['2026-01-12T12:59:00Z', '2026-01-13T07:00:00Z', '2026-01-18T20:00:00Z']) {
      expect(await digests(moment), moment).toBe(0);
    }
    expect(await digests('2026-01-12T13:00:00Z')).toBe(1);
    expect(await digests('2026-01-13T06:59:00Z')).toBe(0);
    const [digest, ...others] = await kept();
    expect(others).toEqual([]);
    expect(digest).toMatchObject({
      person: cast.admin.personId,
      day: '2026-01-12',
      payload: { week_from: '2026-01-05', overdue: expect.any(Number) },
    });
    expect(digest?.payload['worst']).toHaveLength(5);
    expect(JSON.stringify(digest?.payload['worst'])).toContain('Worst of all');
    expect(JSON.stringify(digest)).not.toContain(cast.employee.personId);
    const [row] = await cast.database.query<{ number: number }>(
      'select number from hazards where id = $1',
      [hazard],
    );
    expect(digest?.payload['worst']).toMatchObject([
      { number: row?.number, score: 25 },
      {},
      {},
      {},
      {},
    ]);
    expect(await digests('2026-01-19T13:00:00Z')).toBe(1);
  });
});

/** Starts one of several servers that share the database, each with its own mailbox. Once closed, its work is done. */
async function startServer() {
  const transport = createCapture();
  const jobs = await startTestJobs(cast.database, {
    jobs: [
      createDeliverNotification({
        notifications: [stopWorkNotice, overdueNotice, actionOverdueNotice, incidentDeadlineNotice],
        transport,
        sendPush: noPush,
        sendToPhone: noPhonePush,
        siteUrl: 'https://muster.example',
        log: { info: () => {}, warn: () => {}, error: () => {} },
        atOnce: 3,
      }),
    ],
  });
  return { jobs, captured: (): readonly CapturedMail[] => transport.captured() };
}

const tellers =
  'app.tell_overdue_hazards(), app.tell_overdue_actions(), app.tell_incident_deadlines()';

/** Runs the periodic jobs in a server that is killed before it commits. */
const tellAndDie = () =>
  cast.database
    .transaction(async (transaction) => {
      await transaction.query(`select ${tellers}`);
      throw new Error('killed');
    })
    .catch(() => undefined);

const tell = () => cast.database.query(`select ${tellers}`);

test('stop-work, overdue and deadline notices are emailed once by two servers, of which one is killed', async () => {
  const count = process.env['MUSTER_TEST_FULL'] === '1' ? 40 : 4;
  await cast.database.script(
    `delete from app.jobs; delete from app.notifications;
     update hazards set due_on = current_date + 30; delete from corrective_actions`,
  );
  for (let at = 0; at < count; at += 1) {
    await reportHazard(cast.database, cast.employee.caller, { severity: 5, likelihood: 5 });
    const overdue = await reportHazard(cast.database, cast.employee.caller, {
      project_id: cast.project,
      severity: 1,
      likelihood: 1,
    });
    await cast.database.query(
      'update hazards set due_on = app.company_today(company_id) - 1 where id = $1',
      [overdue],
    );
    await callJson(cast.database, cast.supervisor.caller, 'save_corrective_action($1, $2, $3)', [
      randomUUID(),
      overdue,
      { what: 'Nail it', assignee_person_id: cast.employee.personId, due_on: '2026-12-01' },
    ]);
  }
  await cast.database.query(
    'update corrective_actions set due_on = app.company_today(company_id) - 1',
  );
  const establishment = randomUUID();
  await callJson(cast.database, cast.admin.caller, 'save_establishment($1, $2)', [
    establishment,
    yard,
  ]);
  await callJson(cast.database, cast.admin.caller, 'save_incident($1, $2)', [
    randomUUID(),
    incidentFacts(establishment, cast.employee.personId, {
      severity: 'death',
      outcome: 'death',
      died_on: '2026-03-09',
    }),
  ]);

  // One server dies while it queues notices, then while it delivers. Whatever it had claimed is free again right away.
  await tellAndDie();
  await Promise.all([tell(), tell()]);
  await cast.database.query(`select app.claim_jobs('{deliver_notification}', '{3}', 0)`);
  const servers = await Promise.all([startServer(), startServer()]);
  try {
    await tell();
    const waiting = () =>
      cast.database.query(
        `select kind from app.notifications where state not in ('sent', 'skipped')`,
      );
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
    await tell();
  } finally {
    await Promise.all(servers.map(({ jobs }) => jobs.close()));
  }
  const mails = servers
    .flatMap(({ captured }) => captured())
    .map(({ to, subject }) => `${to} ${subject}`)
    .toSorted();
  expect(mails).toEqual([...new Set(mails)]);
  const subjects = (start: string) => mails.filter((mail) => mail.includes(start)).length;
  // Sent to the admin and both supervisors; to the project's supervisor; and to the admin only.
  expect(subjects(' Stop work: ')).toBe(count * 3);
  expect(subjects(' Overdue: hazard')).toBe(count);
  // Sent to its assignee and the project's supervisor.
  expect(subjects(' Overdue: corrective action')).toBe(count * 2);
  expect(subjects(': report it to OSHA')).toBe(1);
  expect(mails).toHaveLength(count * 6 + 1);
});
