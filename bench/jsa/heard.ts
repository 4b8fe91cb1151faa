/**
 * How much of a job that is talked through ends up in its document: `node bench/jsa/heard.ts [batch…]`, such as
 * `node bench/jsa/heard.ts 3 4`. The jobs in `jobs` come in batches of twelve, by writers who had not seen the engine.
 * What a batch showed at its first run counts (docs/sarah.md); by now the engine knows these, so a run shows
 * whether it still hears what it has heard. At least 95 % of what was said has to be in the document, hazards under
 * their energy, and nothing that was denied, taken back or told of something else (issue bounds). The other way
 * around, the hazards and controls of a document should be items that a careful listener would write (our bound): those
 * that the writer of the job expects, or that were read and found fine (`also`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsaDocument } from '@muster/domain/jsa/jsa-document';
import { library } from '@muster/domain/jsa/library/data';
import { play } from '@muster/domain/jsa/play/play';
import type { Script } from '@muster/domain/jsa/play/script';

type Kind = 'task' | 'place' | 'person' | 'step' | 'hazard' | 'control' | 'ppe';
type OtherKind = 'permit' | 'stop_work' | 'emergency' | 'absent';

type Job = Script & {
  readonly expect: readonly {
    readonly kind: Kind | OtherKind;
    /** Any of these words tells that it is in the document. */
    readonly any: readonly string[];
    /** Of a hazard; absent where more than one would be right. */
    readonly energy?: string;
  }[];
  /** What a careful reader of the document found fine besides. */
  readonly also?: readonly {
    readonly kind: 'hazard' | 'control';
    readonly any: readonly string[];
  }[];
  readonly forbid: readonly {
    /** `any`: the whole document but for what is absent or open. */
    readonly kind: Kind | OtherKind | 'any';
    readonly any: readonly string[];
    readonly why: string;
  }[];
};

const bound = 0.95;
const itemBound = 0.9;
const folder = join(import.meta.dirname, 'jobs');

/** As words are compared: in small letters without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
}

function tells(text: string, any: readonly string[]): boolean {
  return any.some((words) => plain(text).includes(plain(words)));
}

function textsOf(document: JsaDocument): Record<Kind | OtherKind | 'any', readonly string[]> {
  const hazards = document.steps.flatMap((step) => step.hazards);
  const controls = hazards.flatMap((hazard) => hazard.controls);
  const worn = controls.filter(({ level }) => level === 'ppe');
  const texts = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text);
  return {
    task: [document.task],
    place: [document.place],
    person: document.people,
    step: texts(document.steps),
    hazard: texts(hazards),
    control: texts(controls),
    ppe: [...document.ppe, ...texts(worn)],
    permit: document.permits,
    stop_work: document.stop_work,
    emergency: document.emergency,
    absent: document.absent,
    any: [JSON.stringify({ ...document, absent: [], open: [] })],
  };
}

/** What of a job is in its document, from 0 to 1, and what should not be there. */
function hearJob({ expect, also = [], forbid, ...script }: Job): {
  readonly heard: readonly number[];
  /** Of each hazard and each control that was said: whether it is an item. */
  readonly items: readonly boolean[];
  readonly letIn: readonly string[];
} {
  const { document } = play(script, library);
  const texts = textsOf(document);
  const hazards = document.steps.flatMap((step) => step.hazards);
  const heard = expect.map(({ kind, any, energy }) => {
    if (!texts[kind].some((text) => tells(text, any))) return 0;
    const isRight =
      energy === undefined ||
      hazards.some((hazard) => hazard.energy === energy && tells(hazard.text, any));
    return isRight ? 1 : 0.5;
  });
  const letIn = forbid
    .filter(({ kind, any }) => texts[kind].some((text) => tells(text, any)))
    .map(({ kind, any, why }) => `${why}, as ${kind}: ${any.join(' / ')}`);
  const isItem = (text: string, kinds: readonly string[]) =>
    [...expect, ...also].some((one) => kinds.includes(one.kind) && tells(text, one.any));
  const items = hazards.flatMap(({ text, controls }) => [
    isItem(text, ['hazard']),
    ...controls
      .filter(({ source }) => source === 'said')
      .map((control) => isItem(control.text, ['control', 'ppe'])),
  ]);
  return { heard, items, letIn };
}

const asked = new Set(process.argv.slice(2));
const files = readdirSync(folder).toSorted();
const batches = Map.groupBy(files, (file) => file.split('-', 1)[0] ?? '');
for (const [batch, names] of batches) {
  if (asked.size > 0 && !asked.has(batch)) continue;
  const jobs = names.map((name) => {
    const job: Job = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return { name, ...hearJob(job) };
  });
  const heard = jobs.flatMap((job) => job.heard);
  const share = heard.reduce((sum, one) => sum + one, 0) / heard.length;
  const items = jobs.flatMap((job) => job.items);
  const itemShare = items.filter(Boolean).length / items.length;
  const letIn = jobs.flatMap((job) => job.letIn.map((what) => `${job.name}: ${what}`));
  console.log(
    `batch ${batch}: ${(share * 100).toFixed(1)} % of ${heard.length} heard (bound ${bound * 100} %), ` +
      `${(itemShare * 100).toFixed(1)} % of ${items.length} are items (bound ${itemBound * 100} %), let in ${letIn.length}`,
  );
  for (const line of letIn) console.log(`  ${line}`);
  if (share < bound || itemShare < itemBound || letIn.length > 0) process.exitCode = 1;
}
