/**
 * A speech model in Vosk's form that knows three words, each as a tone: enough to test with the real
 * recognizer, in a few kilobytes that this file writes. It uses Kaldi's text form where there is one, and
 * OpenFst's binary form for graphs.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const bins = 40;
/** Words by the mel bin of their tone. */
const tones = [
  { word: 'tear', bin: 8 },
  { word: 'off', bin: 16 },
  { word: 'shingles', bin: 24 },
  { word: '[unk]', bin: 32 },
] as const;
const words = tones.map(({ word }) => word);

const lowHz = 20;
const highHz = 7600;
const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
const hertz = (value: number) => 700 * (Math.exp(value / 1127) - 1);

/** The center frequency of a bin of Kaldi's filter bank. */
const hertzOfBin = (bin: number) =>
  hertz(mel(lowHz) + ((bin + 1) * (mel(highHz) - mel(lowHz))) / (bins + 1));

const rate = 16_000;

/** The line as sound: 16 kHz, one tone per word. */
export function spokenInTones(line: string): Float32Array {
  const length = 0.4 * rate;
  return Float32Array.from(
    line.split(' ').flatMap((word) => {
      const { bin } = tones.find((tone) => tone.word === word) ?? tones[3];
      const step = (2 * Math.PI * hertzOfBin(bin)) / rate;
      return Array.from({ length }, (_, at) => 0.4 * Math.sin(step * at));
    }),
  );
}

/** Phone 1 is silence, then one per word; each has one state with two transitions: repeat, and next. */
const phones = words.length + 1;
const again = (phone: number) => 2 * phone - 1;
const on = (phone: number) => 2 * phone;

/** The energy of a mel bin, computed from cepstra: the row of the inverse cosine transform. */
const rowOf = (bin: number) =>
  Array.from({ length: bins }, (_, index) =>
    index === 0
      ? Math.sqrt(1 / bins)
      : Math.sqrt(2 / bins) * Math.cos((Math.PI / bins) * (bin + 0.5) * index),
  );

function acousticModel(): string {
  const numbers = (values: readonly number[]) => values.map((value) => value.toFixed(5)).join(' ');
  const all = Array.from({ length: phones }, (_, index) => index + 1);
  const nothing = Array.from({ length: bins }, () => 0);
  // Silence scores zero, so any tone too soft to overcome its bias is silence.
  const rows = [nothing, ...tones.map(({ bin }) => rowOf(bin))];
  const biases = [0, ...tones.map(() => -17)];
  return `<TransitionModel>
<Topology>
<TopologyEntry>
<ForPhones>
${all.join(' ')}
</ForPhones>
<State> 0 <PdfClass> 0 <Transition> 0 0.5 <Transition> 1 0.5 </State>
<State> 1 </State>
</TopologyEntry>
</Topology>
<Triples> ${phones}
${all.map((phone) => `${phone} 0 ${phone - 1}`).join('\n')}
</Triples>
<LogProbs>
 [ 0 ${numbers(Array.from({ length: 2 * phones }, () => Math.log(0.5)))} ]
</LogProbs>
</TransitionModel>
<Nnet3>${' '}
input-node name=input dim=${bins}
component-node name=tones component=tones input=input
output-node name=output input=tones objective=linear

<NumComponents> 1
<ComponentName> tones <FixedAffineComponent> <LinearParams>  [
${rows.map((row) => `  ${numbers(row)}`).join('\n')} ]
<BiasParams>  [ ${numbers(biases)} ]
</FixedAffineComponent>
</Nnet3>
<LeftContext> 0 <RightContext> 0 <Priors>  [ ]
`;
}

type Arc = readonly [input: number, output: number, to: number, cost: number];

/** The cost of starting a word: without it, one tone could be the same word any number of times. */
const wordCost = 12;

/** Writes OpenFst's binary form of a graph whose first state is both its start and its end. */
function graph(states: readonly (readonly Arc[])[]): Buffer {
  const parts: Buffer[] = [];
  const int32 = (value: number) => {
    const part = Buffer.alloc(4);
    part.writeInt32LE(value);
    parts.push(part);
  };
  const int64 = (value: number) => {
    const part = Buffer.alloc(8);
    part.writeBigInt64LE(BigInt(value));
    parts.push(part);
  };
  const float = (value: number) => {
    const part = Buffer.alloc(4);
    part.writeFloatLE(value);
    parts.push(part);
  };
  const text = (value: string) => {
    int32(value.length);
    parts.push(Buffer.from(value));
  };
  int32(2_125_659_606);
  text('vector');
  text('standard');
  int32(2);
  int32(0);
  // Expanded and mutable; the reader derives the other properties.
  int64(3);
  int64(0);
  int64(states.length);
  int64(states.flat().length);
  for (const [index, arcs] of states.entries()) {
    float(index === 0 ? 0 : Number.POSITIVE_INFINITY);
    int64(arcs.length);
    for (const [input, output, to, cost] of arcs) {
      int32(input);
      int32(output);
      float(cost);
      int32(to);
    }
  }
  return Buffer.concat(parts);
}

/** From transitions to words: a phone, for as long as it lasts, and back. */
const phoneGraph = () =>
  graph([
    Array.from({ length: phones }, (_, index): Arc => [
      on(index + 1),
      index,
      index + 1,
      index === 0 ? 0 : wordCost,
    ]),
    ...Array.from({ length: phones }, (_, index): readonly Arc[] => [
      [0, 0, 0, 0],
      [again(index + 1), 0, index + 1, 0],
    ]),
  ]);

/** Any word after any other. */
const wordGraph = () => graph([words.map((_, index): Arc => [index + 1, index + 1, 0, 0])]);

/**
 * The line as a microphone's WAV file: a second of silence before it, and enough after it to detect the end.
 */
export function tonesFile(line: string): Buffer {
  const spoken = spokenInTones(line);
  const samples = Buffer.alloc(2 * (spoken.length + 3 * rate));
  for (const [at, value] of spoken.entries()) {
    samples.writeInt16LE(Math.round(32_767 * value), 2 * (rate + at));
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(samples.length + 36, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(2 * rate, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Writes `<lang>.tar.gz` into the folder. */
export async function writeToneModel(folder: string, lang: string): Promise<void> {
  const model = join(folder, `tones-${lang}`);
  for (const part of ['am', 'conf', 'graph']) await mkdir(join(model, part), { recursive: true });
  const files: readonly (readonly [string, string | Buffer])[] = [
    ['am/final.mdl', acousticModel()],
    [
      'conf/mfcc.conf',
      `--use-energy=false\n--num-mel-bins=${bins}\n--num-ceps=${bins}\n--cepstral-lifter=0\n--low-freq=${lowHz}\n--high-freq=${highHz}\n`,
    ],
    [
      'conf/model.conf',
      '--min-active=200\n--max-active=3000\n--beam=20.0\n--lattice-beam=2.0\n--acoustic-scale=1.0\n--endpoint.silence-phones=1\n',
    ],
    ['graph/HCLr.fst', phoneGraph()],
    ['graph/Gr.fst', wordGraph()],
    ['graph/disambig_tid.int', `${2 * phones + 1}\n`],
    ['graph/words.txt', ['<eps>', ...words].map((word, id) => `${word} ${id}\n`).join('')],
  ];
  for (const [path, content] of files) await writeFile(join(model, path), content);
  await run('tar', ['czf', join(folder, `${lang}.tar.gz`), '-C', folder, `tones-${lang}`]);
}
