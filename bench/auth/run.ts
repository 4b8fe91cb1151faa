/**
 * Measures the cost of sign-in over the bare hash, of refreshing and reading a user over bare handlers, and against
 * `@supabase/lite`, in one run on one machine: `node bench/auth/run.ts [rounds] [seconds] [postgres|pglite]`. All take
 * turns, so that other work on the machine affects them equally; medians are shown. The load comes from this process.
 * At the end it checks that response times don't reveal known addresses.
 */
import { databaseProcesses } from '../rest/measure.ts';
import { onBothDatabases } from '../rest/on-both-databases.ts';
import { memoryOf } from '../rest/processes.ts';
import { type AuthContender, startBare, startLite, startOurs } from './contenders.ts';
import { compareTimes } from './even-times.ts';
import { type Round, type Workload, measure } from './measure.ts';
import { people } from './people.ts';
import { median } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 2);
const only = process.argv[4];

const workloads: Readonly<Record<Workload, string>> = {
  signIn: 'sign-in by password; the bare handler checks the hash only',
  refresh: 'renewing a session',
  user: 'reading the user',
};

async function compare(contenders: readonly AuthContender[]): Promise<void> {
  for (const workload of ['signIn', 'refresh', 'user'] as const) {
    const measured = new Map(contenders.map((contender) => [contender, new Array<Round>()]));
    for (const contender of contenders) await measure(contender, workload, 1);
    for (let round = 0; round < rounds; round += 1) {
      const turns = round % 2 === 0 ? [...measured] : [...measured].toReversed();
      for (const [contender, results] of turns) {
        results.push(await measure(contender, workload, seconds));
      }
    }
    show(workload, measured);
  }
  for (const { name, pid, databaseUrl } of contenders) {
    const backends = (await databaseProcesses(databaseUrl)).map(memoryOf);
    console.log(
      `memory of ${name}: ${memoryOf(pid).toFixed(0)} MB` +
        (backends.length === 0
          ? ''
          : `; ${backends.length} backends of ${median(backends).toFixed(0)} MB`),
    );
  }
}

function show(workload: Workload, measured: ReadonlyMap<AuthContender, readonly Round[]>): void {
  const [ours = []] = measured.values();
  // Each round is compared with its neighbor, because the machine's speed varies during a run.
  const ratio = (other: readonly Round[]) =>
    median(ours.map(({ perSecond }, index) => perSecond / (other[index]?.perSecond ?? Number.NaN)));
  console.log(`\n${workloads[workload]}`);
  console.table(
    Object.fromEntries(
      [...measured].map(([{ name }, results]) => {
        const of = (key: keyof Round) => median(results.map((round) => round[key]));
        return [
          name,
          {
            'per second': of('perSecond').toFixed(0),
            'Muster does': results === ours ? '' : `${ratio(results).toFixed(2)} of it`,
            'p50 ms': of('p50').toFixed(1),
            'p99 ms': of('p99').toFixed(1),
            'server CPU µs': of('serverCpuUs').toFixed(0),
          },
        ];
      }),
    ),
  );
  if (workload === 'signIn') showShareOfHash(measured);
}

/** Uses processor time, which other work on the machine affects the least. */
function showShareOfHash(measured: ReadonlyMap<AuthContender, readonly Round[]>): void {
  const cpuOf = (name: string) => {
    const [, results = []] = [...measured].find(([contender]) => contender.name === name) ?? [];
    return median(results.map(({ serverCpuUs }) => serverCpuUs));
  };
  const share = (cpuOf('bare handler') / cpuOf('Muster')) * 100;
  console.log(`The hash is ${share.toFixed(0)} % of the processor time of a sign-in.`);
}

await onBothDatabases({
  only,
  heading: `${people} people at once, ${rounds} rounds of ${seconds} s each`,
  start: { ours: startOurs, bare: startBare, lite: startLite },
  compare,
  afterwards: compareTimes,
});
