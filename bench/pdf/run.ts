/**
 * Measures the cost of a PDF: `node bench/pdf/run.ts [rounds]`. The server's maker, including its process, its queue
 * and the transfer of data, against the same compiler called with the same template in this process: the bare limit.
 * The two take turns, so that other work on the machine affects them equally. Then it measures the effect on others:
 * how many documents of a caller with three are written before another caller's single one (the one in progress and one
 * turn), and how long this process was blocked meanwhile, as a share of writing one here.
 */
import { availableParallelism, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createPdfMaker } from '../../apps/server/src/pdf/create-pdf-maker.ts';
import { fontPaths } from '../../apps/server/src/pdf/pdf-fonts.ts';
import type { PdfJob } from '../../apps/server/src/pdf/pdf-job.ts';
import { openCompiler, writeDocument } from '../../apps/server/src/pdf/typst-compiler.ts';
import { quantile } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 10);
const sizes = [30, 1000];
const bounds = { ratio: 1.5, writtenBefore: 2, standstill: 0.5 };

function auditOf(rows: number): PdfJob {
  return {
    template: 'audit',
    pictures: {},
    data: JSON.stringify({
      title: 'Audit log',
      subtitle: `${rows} changes`,
      flipped: true,
      paper: 'us-letter',
      language: 'en',
      asOf: 'As of 25 Nov 2026, 6:30 AM MST',
      brand: { name: 'Peña & Sons', color: '#1d4ed8', logo: null },
      words: { page: 'Page {page} of {pages}', none: 'None' },
      header: ['When', 'Who', 'What', 'Details'],
      notice: '',
      rows: Array.from({ length: rows }, (_, at) => [
        `Nov ${1 + (at % 28)}, 2026, 6:${10 + (at % 50)} AM`,
        ['Ana Peña', 'Łukasz Żak', 'Юлия Орлова'][at % 3],
        `Changed: shift “Crew ${at % 40}”`,
        `Start: 6:00 AM → 6:${10 + (at % 50)} AM\nNote: ${'steel and deck, '.repeat(at % 4)}`,
      ]),
    }),
  };
}

async function timed(write: () => Promise<Uint8Array> | Uint8Array): Promise<number> {
  const before = performance.now();
  const { length } = await write();
  if (length < 1000) throw new Error('the document is empty');
  return performance.now() - before;
}

const median = (measured: readonly number[]): number => quantile(measured, 0.5);

const load = loadavg().map((value) => value.toFixed(1));
console.log(`Node ${process.version} on ${availableParallelism()} cores, load ${load.join(' ')}`);
const maker = createPdfMaker();
const bare = await openCompiler(fontPaths([]));
let isWithin = true;
const judge = (what: string, measured: number, bound: number, more: string): void => {
  console.log(`${what}: ${measured.toFixed(2)} (bound ${bound}), ${more}`);
  isWithin &&= measured <= bound;
};

try {
  const first = await timed(() => maker.make(async () => auditOf(30), 'first'));
  console.log(`a first document of 30 rows, with the start of its process: ${first.toFixed(0)} ms`);

  let bareMs = Number.NaN;
  for (const rows of sizes) {
    const job = auditOf(rows);
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = -2; round < rounds; round += 1) {
      const one = await timed(() => writeDocument(bare, job));
      const other = await timed(() => maker.make(async () => job, 'one'));
      // The first rounds fill caches and aren't counted.
      if (round < 0) continue;
      theirs.push(one);
      ours.push(other);
    }
    bareMs = median(theirs);
    const ms = `${median(ours).toFixed(1)} ms, bare ${bareMs.toFixed(1)} ms`;
    judge(`${rows} rows, server to bare`, median(ours) / bareMs, bounds.ratio, ms);
  }

  const large = auditOf(1000);
  const overtakes: number[] = [];
  const standstills: number[] = [];
  for (let round = 0; round < Math.ceil(rounds / 3); round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    let written = 0;
    const many = Array.from({ length: 3 }, async () => {
      await maker.make(async () => large, 'many');
      written += 1;
    });
    await maker.make(async () => large, 'one');
    overtakes.push(written);
    await Promise.all(many);
    delay.disable();
    standstills.push(delay.max / 1e6 / bareMs);
  }
  judge(
    'documents of a caller with three that are written before someone’s one',
    Math.max(...overtakes),
    bounds.writtenBefore,
    `${overtakes.length} rounds`,
  );
  judge(
    'longest standstill of the server, in documents written here',
    median(standstills),
    bounds.standstill,
    `${(median(standstills) * bareMs).toFixed(0)} ms`,
  );
} finally {
  maker.close();
}
if (!isWithin) process.exitCode = 1;
