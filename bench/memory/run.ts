/**
 * Measures the memory of the server with the embedded database inside:
 * `node [V8 options] bench/memory/run.ts [idle seconds] [load seconds]`. The options are passed to the server, so that
 * two ways of running it can be compared. The load is every request of the data API's bench in turn, each for that many
 * seconds. The peak is the one that Linux reports for the whole process.
 */
import { startOurs } from '../rest/contenders.ts';
import { connections, measure } from '../rest/measure.ts';
import { memoryOf, peakMemoryOf } from '../rest/processes.ts';
import { workloads } from '../rest/requests.ts';
import { setTimeout as delay } from 'node:timers/promises';

const idleSeconds = Number(process.argv[2] ?? 60);
const loadSeconds = Number(process.argv[3] ?? 3);

delete process.env['TEST_DATABASE_URL'];
const server = await startOurs();
const seen: Record<string, { 'resident MB': string; 'peak MB': string }> = {};
const note = (moment: string): void => {
  seen[moment] = {
    'resident MB': memoryOf(server.pid).toFixed(0),
    'peak MB': peakMemoryOf(server.pid).toFixed(0),
  };
};
try {
  note('ready');
  await delay(idleSeconds * 1000);
  note(`idle for ${idleSeconds} s`);
  for (const workload of workloads) await measure(server, workload, loadSeconds);
  note('loaded');
  await delay(idleSeconds * 1000);
  note(`idle for ${idleSeconds} s again`);
} finally {
  await server.end();
}
console.log(
  `Node ${process.version} ${process.execArgv.join(' ')}, ` +
    `${workloads.length} loads of ${loadSeconds} s over ${connections} connections`,
);
console.table(seen);
