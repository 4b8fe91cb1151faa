import type { AuthContender } from './contenders.ts';
import { type Person, password } from './people.ts';
import { cpuMsOf } from '../rest/processes.ts';

export type Workload = keyof AuthContender['paths'];

export type Round = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server without its database, per request. */
  readonly serverCpuUs: number;
};

/** For some seconds, each person sends the next request once the last was answered. */
export async function measure(
  contender: AuthContender,
  workload: Workload,
  seconds: number,
): Promise<Round> {
  const cpuBefore = cpuMsOf([contender.pid]);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    contender.people.map(async (person) => {
      while (performance.now() < until) {
        const sentAt = performance.now();
        await send(contender, workload, person);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: times.length / elapsed,
    p50: quantile(0.5),
    p99: quantile(0.99),
    serverCpuUs: ((cpuMsOf([contender.pid]) - cpuBefore) * 1000) / times.length,
  };
}

/** @throws Error if the response isn't the one to be measured */
async function send(contender: AuthContender, workload: Workload, person: Person): Promise<void> {
  const { url, paths, headers } = contender;
  const answer = await fetch(`${url}${paths[workload]}`, {
    ...requestOf(workload, person),
    headers: {
      ...headers,
      'content-type': 'application/json',
      authorization: `Bearer ${person.accessToken}`,
    },
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${contender.name}: ${answer.status} ${JSON.stringify(body)}`);
  if (workload === 'refresh') person.refreshToken = String(Object(body).refresh_token);
}

function requestOf(workload: Workload, { email, refreshToken }: Person): RequestInit {
  switch (workload) {
    case 'signIn':
      return { method: 'POST', body: JSON.stringify({ email, password }) };
    case 'refresh':
      return { method: 'POST', body: JSON.stringify({ refresh_token: refreshToken }) };
    case 'user':
      return { method: 'GET' };
  }
}
