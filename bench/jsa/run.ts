/**
 * Measures how long one turn of the job safety analysis takes, and how much a phone downloads for it:
 * `node bench/jsa/run.ts [rounds]`. It plays a dialogue about twelve steps. `hear` is pure, so every turn is heard
 * several times and only its shortest time counts, without other work on the machine. A phone is assumed to be four
 * times slower, so times are multiplied by four. The bounds are 5 ms at the 99th percentile of turns, and 80 KB gzipped
 * for the library and the words of both languages, which crews mix.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hear } from '@muster/domain/jsa/hear';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import { library } from '@muster/domain/jsa/library/data';
import { start } from '@muster/domain/jsa/start';

const rounds = Number(process.argv[2] ?? 5);
const repeats = 9;
const slowdown = 4;
const boundMs = 5;
const boundBytes = 80 * 1024;

const hazards = [
  'the load could swing and hit somebody',
  'we could fall off the roof edge',
  'silica dust and noise',
];
const controls = [
  'tag lines and nobody under the load',
  'harness tied off to an anchor',
  'wet cutting and ear plugs',
];
const steps = Array.from({ length: 12 }, (_, index) => `set section ${index + 1}`).join(', ');
const answers: Readonly<Record<string, (turn: number) => string>> = {
  task: () => 'Set a rooftop unit with a crane',
  place: () => 'North side of the school, at the loading dock',
  people: () => 'Ana, Luis and Bill Hayes from the crane company',
  steps: () => steps,
  hazards: (turn) => hazards[turn % 3] ?? '',
  controls: (turn) => controls[turn % 3] ?? '',
  direct_control: () => 'yes, Ana checks it every morning',
  wheel: () => 'no, nothing else',
  ppe: () => 'hard hats, safety glasses, gloves and boots',
  permits: () => 'crane permit from the city',
  emergency: () => 'Ana calls 911',
  stop_work: () => 'if the wind is over twenty five miles an hour we stop',
  confirm: () => 'the first one',
  read_back: () => 'yes',
  sign: () => 'nothing',
};

function playOnce(times: number[]): Turn {
  let turn = start(
    'en',
    { project: 'Depot', crew: ['Ana Ruiz', 'Luis Ortega'], emergency: {}, shift_end: null },
    library,
  );
  for (let count = 0; turn.asks !== null && count < 120; count++) {
    const text = answers[turn.asks.slot]?.(count) ?? '';
    const { state } = turn;
    let shortest = Infinity;
    for (let repeat = 0; repeat < repeats; repeat++) {
      const before = performance.now();
      turn = hear(state, { text, confidence: 0.9 }, library);
      shortest = Math.min(shortest, performance.now() - before);
    }
    times.push(shortest);
  }
  return turn;
}

playOnce([]);
const times: number[] = [];
let last = playOnce(times);
for (let round = 1; round < rounds; round++) last = playOnce(times);
if (last.document.steps.length !== 12) throw new Error('The bench did not reach twelve steps.');
times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0) * slowdown;
console.log(
  `hear, ${times.length} turns, ${slowdown} times slower: median ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms (bound ${boundMs} ms)`,
);

const folderOfLibrary = join(import.meta.dirname, '../../packages/domain/src/jsa/library');
const files = ['data', 'words', '.']
  .flatMap((folder) =>
    readdirSync(join(folderOfLibrary, folder)).map((name) => join(folderOfLibrary, folder, name)),
  )
  .filter((path) => path.endsWith('.json') && !path.endsWith('source-quotes.json'))
  .map((path) => JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))));
const bytes = gzipSync(files.join('\n')).length;
console.log(`library and words of both languages: ${bytes} bytes gzipped (bound ${boundBytes})`);

if (at(0.99) > boundMs || bytes > boundBytes) process.exitCode = 1;
