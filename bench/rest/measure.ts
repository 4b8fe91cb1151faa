import autocannon from 'autocannon';
import postgres from 'postgres';

import type { Contender } from './contenders.ts';
import { cpuMsOf } from './processes.ts';
import { type Owner, owners, type Workload } from './requests.ts';

/** Each belongs to a different person. */
export const connections = owners.length;

export type Round = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server and of its database, per request; NaN if the system doesn't report it. */
  readonly serverCpuUs: number;
  readonly databaseCpuUs: number;
};

function headersFor(
  { headers, authorizations }: Contender,
  workload: Workload,
  person: number,
): Record<string, string> {
  const [request] = workload.requestsOf(ownerAt(person));
  return {
    ...headers,
    ...workload.headers,
    authorization: authorizations[person] ?? '',
    'x-workload': workload.name,
    ...(request?.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

function ownerAt(person: number): Owner {
  const owner = owners[person];
  if (owner === undefined) throw new RangeError(`there is no owner ${person}`);
  return owner;
}

/** The error in the responses; null if they are the ones to be measured. */
export async function complaint(contender: Contender, workload: Workload): Promise<string | null> {
  for (const { path, body } of workload.requestsOf(ownerAt(0)).slice(0, 3)) {
    const response = await fetch(`${contender.url}${path}`, {
      headers: headersFor(contender, workload, 0),
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const text = await response.text();
    if (!workload.isRight(response.status, text)) {
      return `${contender.name} answered ${response.status} to ${path}: ${text.slice(0, 500)}`;
    }
  }
  return null;
}

export async function measure(
  contender: Contender,
  workload: Workload,
  seconds: number,
): Promise<Round> {
  const database = await databaseProcesses(contender.databaseUrl);
  const before = { server: cpuMsOf([contender.pid]), database: cpuMsOf(database) };
  let person = 0;
  const result = await autocannon({
    url: contender.url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const headers = headersFor(contender, workload, person);
      client.setRequests(
        workload.requestsOf(ownerAt(person)).map(({ path, body }) => ({
          path,
          headers,
          ...(body === undefined ? {} : { method: 'POST' as const, body }),
        })),
      );
      person += 1;
    },
  });
  const answered = result['2xx'];
  if (answered === 0 || result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${contender.name}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  const usPerRequest = (ms: number) => (ms * 1000) / answered;
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverCpuUs: usPerRequest(cpuMsOf([contender.pid]) - before.server),
    databaseCpuUs: usPerRequest(cpuMsOf(database) - before.database),
  };
}

export async function databaseProcesses(url: string | undefined): Promise<number[]> {
  if (url === undefined) return [];
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await sql.end();
  return rows.map(({ pid }) => pid);
}
