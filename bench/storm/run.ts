/**
 * Monday morning: `node bench/storm/run.ts [people] [seconds] [boards]`. This many people in one company clock in
 * within this many seconds, each from a phone with their own login, while admins have boards open that follow live
 * updates. The server runs as in production with the embedded database. Meanwhile someone in another company keeps
 * requesting their clock. All clients are in this process.
 */
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

import { createClient } from '@supabase/supabase-js';

import { createServerData, prepareData } from '@muster/testkit/server-database';
import { freePort } from '@muster/testkit/server-process';

import type { Database } from '../../apps/server/src/db/database.ts';
import { loadKeys } from '../../apps/server/src/tokens/keys.ts';
import { createTokens } from '../../apps/server/src/tokens/tokens.ts';
import { addCompany, addPerson } from '../../supabase/tests/support/cast.ts';
import { startChild } from '../rest/child.ts';
import { cpuMsOf } from '../rest/processes.ts';
import { call, clockIn, openBoard, type Login, type OpenBoard, type Place } from './clients.ts';

const people = Number(process.argv[2] ?? 10_000);
const seconds = Number(process.argv[3] ?? 60);
const boards = Number(process.argv[4] ?? 8);
const idleRequests = 100;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Adds this many members with a login each; one statement per member would take minutes. */
async function addCrowd(database: Database, company: string): Promise<void> {
  await database.script(`
    insert into auth.users (id, email, email_confirmed_at)
    select id, id || '@storm.test', now() from (select gen_random_uuid() as id from generate_series(1, ${people})) u;
    update profiles p set company_id = '${company}', first_name = 'Early', last_name = 'Riser'
    from auth.users u where u.id = p.id and u.email like '%@storm.test';
    insert into memberships (company_id, person_id, role, valid_from)
    select '${company}', p.person_id, 'employee', now() - interval '90 days'
    from profiles p where p.company_id = '${company}' and p.first_name = 'Early';
  `);
  await database.script('analyze', { transactional: false });
}

async function storm(): Promise<boolean> {
  delete process.env['TEST_DATABASE_URL'];
  const data = await createServerData();
  const keys = await loadKeys(data.dataDir);
  const tokens = createTokens({ keys, now: Date.now });
  const loginOf = async (person: { userId: string; personId: string }): Promise<Login> => ({
    personId: person.personId,
    token: (await tokens.signAccessToken({ role: 'authenticated', sub: person.userId }, 3600))
      .token,
  });
  const watching: Login[] = [];
  const crowd: Login[] = [];
  const bystanders: Login[] = [];
  let topic = '';
  await prepareData(data, async (database) => {
    const company = await addCompany(database, 'Northside Builders');
    await addCrowd(database, company);
    const members = await database.query<{ userId: string; personId: string }>(
      `select id as "userId", person_id as "personId" from profiles where company_id = $1`,
      [company],
    );
    for (const member of members) crowd.push(await loginOf(member));
    for (let count = 0; count < boards; count += 1) {
      watching.push(await loginOf(await addPerson(database, company, 'admin')));
    }
    topic = `company:${company}:clock`;
    const other = await addCompany(database, 'Southside Builders');
    bystanders.push(await loginOf(await addPerson(database, other, 'employee')));
  });

  const port = await freePort();
  const server = await startChild('../../apps/server/src/main.ts', {
    PORT: String(port),
    MUSTER_DATA_DIR: data.dataDir,
    MUSTER_DEMO: 'off',
    LOG_LEVEL: 'warn',
  });
  const place: Place = { url: `http://127.0.0.1:${port}`, apikey: keys.anonKey, topic };
  const [bystander] = bystanders;
  if (bystander === undefined) throw new Error('no one stands by');
  const opened: OpenBoard[] = [];
  try {
    const idle: number[] = [];
    while (idle.length < idleRequests)
      idle.push((await call(place, bystander, 'my_clock', {})).tookMs);
    for (const admin of watching) opened.push(await openBoard(place, admin));

    const [cpuBefore, startedAt] = [cpuMsOf([server.pid]), performance.now()];
    const meanwhile: number[] = [];
    let isOver = false;
    const asking = (async () => {
      while (!isOver) {
        meanwhile.push((await call(place, bystander, 'my_clock', {})).tookMs);
        await delay(50);
      }
    })();
    const clockIns = crowd.map(async (person, index) => {
      await delay(((index + Math.random()) / crowd.length) * seconds * 1000);
      return clockIn(place, person);
    });
    await delay(seconds * 1000);
    const cpuMs = cpuMsOf([server.pid]) - cpuBefore;
    const answers = await Promise.all(clockIns);
    const allAnsweredMs = performance.now() - startedAt;
    // A board that hasn't shown someone by then never will.
    await delay(5000);
    isOver = true;
    await asking;

    const stored = await storedPunches(place.url, keys.serviceRoleKey);
    const late = opened.flatMap(({ seenAt }) =>
      answers.map(
        ({ personId, answeredAt }) =>
          (seenAt.get(personId) ?? Number.POSITIVE_INFINITY) - answeredAt,
      ),
    );
    const [p95Idle, p95] = [quantile(idle, 0.95), quantile(meanwhile, 0.95)];
    const tookMs = answers.map((answer) => answer.tookMs);
    const figures = {
      'lost of those who clocked in':
        people - Math.min(stored, answers.filter((answer) => answer.isStored).length),
      'a punch, p50 ms': quantile(tookMs, 0.5),
      'a punch, p99 ms': quantile(tookMs, 0.99),
      'all answered after s': allAnsweredMs / 1000,
      'on a board after, p50 ms': quantile(late, 0.5),
      'on a board after, p99 ms': quantile(late, 0.99),
      'on a board after, last ms': quantile(late, 1),
      'my_clock elsewhere, p95 ms idle': p95Idle,
      'my_clock elsewhere, p95 ms meanwhile': p95,
      'punches sent again': answers.reduce((sum, { refusals }) => sum + refusals.length, 0),
      'live_board refused': opened.reduce((sum, { refusals }) => sum + refusals.length, 0),
      'live_board asked a second': opened.reduce((sum, { asked }) => sum + asked(), 0) / seconds,
      'processor, share of a core': cpuMs / (seconds * 1000),
    };
    const refused = [...answers, ...opened].flatMap(({ refusals }) => refusals);
    for (const refusal of new Set(refused)) console.log(refusal);
    console.table(
      Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value.toFixed(2)])),
    );
    return (
      figures['lost of those who clocked in'] === 0 &&
      figures['a punch, p99 ms'] < 1000 &&
      figures['on a board after, last ms'] < 2000 &&
      p95 < 3 * p95Idle &&
      figures['processor, share of a core'] < 0.5
    );
  } finally {
    for (const { close } of opened) await close();
    await server.end();
    await data.remove();
  }
}

/** Counts the punches on the server itself. */
async function storedPunches(url: string, serviceRoleKey: string): Promise<number> {
  const { count, error } = await createClient(url, serviceRoleKey)
    .from('punches')
    .select('*', { count: 'exact', head: true });
  if (error !== null || count === null) throw new Error('the punches could not be counted');
  return count;
}

const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `Node ${process.version}, load ${load.join(' ')}: ${people} people in ${seconds} s, ${boards} boards`,
);
if (!(await storm())) process.exitCode = 1;
