/**
 * Measures the data API against a bare handler and against `@supabase/lite`, in one run on one
 * machine: `node bench/rest/run.ts [rounds] [seconds] [postgres|pglite] [words of the workloads]`.
 * The three take turns, so that other work on the machine affects them equally; medians are shown.
 * The load comes from this process, and no contender logs requests.
 */
import { type Contender, startBare, startLite, startOurs } from './contenders.ts';
import { complaint, connections, databaseProcesses, measure, type Round } from './measure.ts';
import { onBothDatabases } from './on-both-databases.ts';
import { memoryOf } from './processes.ts';
import { type Workload, workloads } from './requests.ts';
import { median } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 7);
const seconds = Number(process.argv[3] ?? 2);
const only = process.argv[4];
const chosen = process.argv.slice(5);
const warmUpSeconds = 3;

const medianOf = (measured: readonly Round[], key: keyof Round): number =>
  median(measured.map((round) => round[key]));

/** Each round is compared with its neighbor, because the machine's speed varies during a run. */
const ratio = (ours: readonly Round[], other: readonly Round[]): number =>
  median(ours.map(({ perSecond }, index) => perSecond / (other[index]?.perSecond ?? Number.NaN)));

const shown = (value: number, digits = 0): string =>
  Number.isNaN(value) ? '-' : value.toFixed(digits);

async function compare(contenders: readonly Contender[]): Promise<void> {
  const isChosen = ({ name }: Workload) => chosen.every((word) => name.includes(word));
  for (const workload of workloads.filter(isChosen)) {
    const measured = new Map<Contender, Round[]>();
    for (const contender of contenders) {
      const wrong = await complaint(contender, workload);
      if (wrong === null) {
        measured.set(contender, []);
        await measure(contender, workload, warmUpSeconds);
      } else if (contender.isOurs) throw new Error(wrong);
      else console.log(`${workload.name}: left out, because ${wrong}`);
    }
    for (let round = 0; round < rounds; round += 1) {
      const turns = round % 2 === 0 ? [...measured] : [...measured].toReversed();
      for (const [contender, results] of turns) {
        results.push(await measure(contender, workload, seconds));
      }
    }
    const [ours = []] = measured.values();
    console.log(`\n${workload.name}`);
    console.table(
      Object.fromEntries(
        [...measured].map(([{ name }, results]) => [
          name,
          {
            'per second': shown(medianOf(results, 'perSecond')),
            'Muster does': results === ours ? '' : `${shown(ratio(ours, results), 2)} of it`,
            'p50 ms': shown(medianOf(results, 'p50'), 1),
            'p99 ms': shown(medianOf(results, 'p99'), 1),
            'server CPU µs': shown(medianOf(results, 'serverCpuUs')),
            'database CPU µs': shown(medianOf(results, 'databaseCpuUs')),
          },
        ]),
      ),
    );
  }
  for (const { name, pid, databaseUrl } of contenders) {
    const backends = await databaseProcesses(databaseUrl);
    const shares = backends.map(memoryOf);
    console.log(
      `memory of ${name}: ${shown(memoryOf(pid))} MB` +
        (shares.length === 0 ? '' : `; ${shares.length} backends of ${shown(median(shares))} MB`),
    );
  }
}

await onBothDatabases({
  only,
  heading: `${connections} connections, ${rounds} rounds of ${seconds} s each`,
  start: { ours: startOurs, bare: startBare, lite: startLite },
  compare,
});
