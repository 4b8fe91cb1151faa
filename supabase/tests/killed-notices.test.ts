import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, spawnServer } from '../../apps/testkit/src/server-process.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson, reportHazard } from './support/hazards.ts';
import { incidentFacts, yard } from './support/incidents.ts';

/**
 * Two servers in separate processes on one PostgreSQL. One is ended by SIGKILL while it sends overdue notices and while
 * its mails are on their way.
 */
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const reports = 6;

/** Accepts mails. While `isHeld`, it doesn't respond, like a slow mail server. */
async function openMailbox(isHeld: boolean) {
  const [held, taken]: [string[], string[]] = [[], []];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        (isHeld ? held : taken).push(text);
        if (!isHeld) done(null);
      });
    },
  });
  // Connections break off when a server is killed.
  server.on('error', () => {});
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, held, taken, close };
}

const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(mail)?.[1]?.replaceAll(/\s+/g, ' ') ??
  '';

describe.runIf(serverUrl !== '')('two servers, of which one is killed', () => {
  let cast: Cast;
  let folder: string;
  beforeAll(async () => {
    cast = await openCast();
    folder = await mkdtemp(join(tmpdir(), 'muster-killed-'));
  });
  afterAll(async () => {
    await cast.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(mailbox: string) {
    const [row] = await cast.database.query<{ name: string }>('select current_database() as name');
    const url = new URL(serverUrl);
    url.pathname = `/${row?.name}`;
    return spawnServer({
      PORT: String(await freePort()),
      MUSTER_DATA_DIR: folder,
      MUSTER_DEMO: 'off',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url.href,
      SMTP_URL: mailbox,
    });
  }

  /** Adds stop-work reports, an overdue hazard with an overdue action for each, and a death reportable to OSHA. */
  async function fill(): Promise<void> {
    const { database, admin, employee, supervisor } = cast;
    for (let at = 0; at < reports; at += 1) {
      await reportHazard(database, employee.caller, { severity: 5, likelihood: 5 });
      const overdue = await reportHazard(database, employee.caller, {
        project_id: cast.project,
        severity: 1,
        likelihood: 1,
      });
      await database.query(
        'update hazards set due_on = app.company_today(company_id) - 1 where id = $1',
        [overdue],
      );
      await callJson(database, supervisor.caller, 'save_corrective_action($1, $2, $3)', [
        randomUUID(),
        overdue,
        { what: 'Nail it', assignee_person_id: employee.personId, due_on: '2026-12-01' },
      ]);
    }
    await database.query(
      'update corrective_actions set due_on = app.company_today(company_id) - 1',
    );
    const establishment = randomUUID();
    await callJson(database, admin.caller, 'save_establishment($1, $2)', [establishment, yard]);
    const death = { severity: 'death', outcome: 'death', died_on: '2026-03-09' };
    await callJson(database, admin.caller, 'save_incident($1, $2)', [
      randomUUID(),
      incidentFacts(establishment, employee.personId, death),
    ]);
  }

  test('mail each stop-work, overdue and deadline notice once', { timeout: 180_000 }, async () => {
    await fill();
    const [slow, quick] = [await openMailbox(true), await openMailbox(false)];
    const servers: { end: (signal: 'SIGTERM') => Promise<unknown> }[] = [];
    const gate = Promise.withResolvers<void>();
    const telling = Promise.withResolvers<void>();
    // A server sends notices as soon as it starts, just as it does when its turn comes.
    await cast.database.query(
      `insert into app.periodic_jobs (name, due_at)
       select unnest('{tell_overdue_hazards, tell_incident_deadlines}'::text[]), now()`,
    );
    // Holds the same notices uncommitted, so that a server that sends them, too, waits for this transaction.
    const rival = cast.database
      .transaction(async (transaction) => {
        await transaction.query('select app.tell_overdue_hazards()');
        telling.resolve();
        await gate.promise;
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await telling.promise;
    try {
      const killed = await start(slow.url);
      const waitsToTell = () =>
        cast.database.query(
          `select 1 as waits from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like '%tell_overdue_hazards%'`,
        );
      await expect.poll(waitsToTell, { timeout: 60_000 }).toHaveLength(1);
      await expect.poll(() => slow.held.length, { timeout: 60_000 }).toBeGreaterThan(0);
      const claimed = await cast.database.query<{ id: string }>(
        `select id from app.jobs where kind = 'deliver_notification' and state = 'running'`,
      );
      expect(claimed.length).toBeGreaterThan(0);

      servers.push(await start(quick.url));
      await expect.poll(() => quick.taken.length, { timeout: 60_000 }).toBeGreaterThan(0);
      expect(await killed.end('SIGKILL')).toBeNull();
      gate.resolve();
      await rival;

      // As if the killed server's leases had expired; it is restarted, as its host would do.
      await cast.database.query(
        `update app.jobs set due_at = now() where state = 'running' and id = any ($1)`,
        [claimed.map(({ id }) => id)],
      );
      await cast.database.query(
        `update app.periodic_jobs set due_at = now(), lease = null, lease_until = null where name like 'tell_%'`,
      );
      servers.push(await start(quick.url));
      const kinds = () =>
        cast.database.query(
          `select kind, count(*)::integer as sent from app.notifications
           where kind in ('hazard_stop_work', 'hazard_overdue', 'action_overdue', 'incident_deadline')
             and state = 'sent' group by kind order by kind`,
        );
      await expect.poll(kinds, { timeout: 90_000 }).toEqual([
        // Sent to its assignee and the project's supervisor.
        { kind: 'action_overdue', sent: reports * 2 },
        { kind: 'hazard_overdue', sent: reports },
        // Sent to the admin and both supervisors.
        { kind: 'hazard_stop_work', sent: reports * 3 },
        { kind: 'incident_deadline', sent: 1 },
      ]);
    } finally {
      gate.resolve();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await Promise.all([slow.close(), quick.close()]);
    }
    const mails = quick.taken.filter((mail) =>
      /stop work|overdue|OSHA/i.test(headerOf(mail, 'Subject')),
    );
    const ids = mails.map((mail) => headerOf(mail, 'Message-ID'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(reports * 6 + 1);
    // Mails that the killed server had sent without a response were sent again by another one, with the same id.
    for (const mail of slow.held) expect(ids).toContain(headerOf(mail, 'Message-ID'));
  });
});
