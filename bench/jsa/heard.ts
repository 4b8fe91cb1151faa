/**
 * Measures how well Sarah understands short crew talks: `node bench/jsa/heard.ts [talk…]`, such as
 * `node bench/jsa/heard.ts es-03 --all`. Each talk of `talks` is played; its document is judged after the talk without
 * any tap, and again after the taps that a lead would make. Bounds: nothing is lost, no `direct: yes` that no one said,
 * no high-energy hazard that was neither marked nor asked about, at most one denied or unrelated fact accepted in four
 * talks, and a median of ten taps. `--all` also lists each fact that went wrong.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hazard, Step } from '@muster/domain/jsa/jsa-state';
import { library } from '@muster/domain/jsa/library/data';
import { play } from '@muster/domain/jsa/play/play';
import type { Script } from '@muster/domain/jsa/play/script';

type Kind =
  | 'task'
  | 'place'
  | 'person'
  | 'step'
  | 'hazard'
  | 'control'
  | 'ppe'
  | 'permit'
  | 'stop_work'
  | 'emergency'
  | 'absent';

type Fact = {
  readonly kind: Kind;
  /** Any of these words shows the fact. */
  readonly any: readonly string[];
  /** Fields of a hazard. */
  readonly energy?: string;
  readonly high?: boolean;
  /** Fields of a control: words of its hazard, its level, and whether someone said that it is direct. */
  readonly on?: string;
  readonly level?: string;
  readonly direct?: boolean;
};

type Talk = Script & {
  readonly expect: readonly Fact[];
  /** Denied, or about another place: nothing in the document may contain it, except as absent. */
  readonly forbid: readonly { readonly any: readonly string[] }[];
};

const mostLetIn = 0.25;
const mostTaps = 10;

const showsAll = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folder = join(import.meta.dirname, 'talks');

/** Normalizes words for comparison: lower case, no accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();
const tells = (text: string, any: readonly string[]) =>
  any.some((words) => plain(text).includes(plain(words)));

const yes = /^(?:yes|yeah|yep|it does|sí|simón|claro|así es)(?![\p{L}])/iu;
const doubt = /\b(?:but|except|unless|if|maybe|pero|excepto|menos|a veces)\b/iu;

type Judged = {
  readonly isFiled: boolean;
  readonly isKept: boolean;
  readonly taps: number;
};

function judgeTalk({ expect, forbid, ...script }: Talk, name: string) {
  const { last, turns } = play(script, library);
  const { document, state } = last;
  const { facts, tray } = state;
  const hazards = facts.steps.flatMap((step) => step.hazards.map((hazard) => ({ step, hazard })));
  const lists: Readonly<Record<Kind, readonly string[]>> = {
    task: [document.task],
    place: [document.place],
    person: document.people,
    step: document.steps.map(({ text }) => text),
    hazard: hazards.map(({ hazard }) => hazard.text),
    control: hazards.flatMap(({ hazard }) => hazard.controls.map(({ text }) => text)),
    ppe: document.ppe,
    permit: document.permits,
    stop_work: document.stop_work,
    emergency: document.emergency,
    absent: document.absent,
  };
  const everything = Object.values(lists).flat();
  const judged = expect.map((fact): Judged => {
    const isFiled =
      lists[fact.kind].some((text) => tells(text, fact.any)) && isOnItsHazard(fact, hazards);
    const waits = tray.some(({ text }) => tells(text, fact.any));
    const isKept = isFiled || waits || everything.some((text) => tells(text, fact.any));
    const away = isFiled ? 0 : waits ? 1 : 2;
    const taps = away + marksToTap(fact, hazards);
    if (showsAll && (!isFiled || taps > 0))
      console.log(
        `  ${name}: ${fact.kind} ${fact.any.join('/')}: ${isFiled ? 'marks' : isKept ? 'elsewhere' : 'LOST'}, ${taps} taps`,
      );
    return { isFiled, isKept, taps };
  });
  const facted = JSON.stringify({ ...document, absent: [], open: [], also_said: [] });
  const letIn = forbid.filter(({ any }) => tells(facted, any));
  // A claim is a definite yes to the question that named both.
  const claims = new Set(
    turns.flatMap(({ heard }, at) => {
      const asks = turns[at - 1]?.asks;
      const text =
        heard === null ? '' : typeof heard === 'string' ? heard : 'text' in heard ? heard.text : '';
      return asks?.slot === 'direct_control' && yes.test(text) && !doubt.test(text)
        ? [asks.about ?? '']
        : [];
    }),
  );
  const unclaimed = hazards.flatMap(({ hazard }) =>
    hazard.controls.filter(
      ({ direct, text }) => direct === 'yes' && !claims.has(`${hazard.text}: ${text}`),
    ),
  );
  const missed = hazards.filter(
    ({ step, hazard }) =>
      expect.some(
        ({ kind, high, any }) => kind === 'hazard' && high === true && tells(hazard.text, any),
      ) && isMissed(step, hazard),
  );
  // Unexpected hazards that are still unknown: one tap each.
  const open = hazards.filter(
    ({ hazard }) => hazard.mark === 'unknown' && !expect.some(({ any }) => tells(hazard.text, any)),
  ).length;
  const rest = tray.length > judged.filter(({ isFiled, isKept }) => !isFiled && isKept).length;
  const taps =
    judged.reduce((sum, one) => sum + one.taps, 0) + open + letIn.length + (rest ? 1 : 0);
  if (showsAll) {
    for (const { any } of letIn) console.log(`  ${name}: LET IN ${any.join('/')}`);
    for (const { text } of unclaimed) console.log(`  ${name}: DIRECT UNCLAIMED ${text}`);
    for (const { hazard } of missed) console.log(`  ${name}: MISSED ${hazard.text}`);
  }
  return {
    judged,
    letIn: letIn.length,
    unclaimed: unclaimed.length,
    missed: missed.length,
    taps,
    questions: state.questions,
  };
}

type Placed = { readonly step: Step; readonly hazard: Hazard };

function isOnItsHazard({ kind, any, on }: Fact, hazards: readonly Placed[]): boolean {
  return (
    kind !== 'control' ||
    on === undefined ||
    hazards.some(
      ({ hazard }) =>
        tells(hazard.text, [on]) && hazard.controls.some(({ text }) => tells(text, any)),
    )
  );
}

/** Energy, high energy and direct take one tap each if they differ from the talk; so does a level. */
function marksToTap(fact: Fact, hazards: readonly Placed[]): number {
  if (fact.kind === 'hazard') {
    const found = hazards.find(({ hazard }) => tells(hazard.text, fact.any))?.hazard;
    const isHigh = found !== undefined && found.highEnergy !== null;
    const wrongEnergy = fact.energy !== undefined && found?.energy !== fact.energy;
    const wrongMark =
      fact.high === undefined
        ? found?.mark === 'unknown'
        : isHigh !== fact.high || found?.mark === 'unknown';
    return Number(wrongEnergy) + Number(wrongMark);
  }
  if (fact.kind !== 'control') return 0;
  const found = hazards
    .flatMap(({ hazard }) => hazard.controls)
    .find(({ text }) => tells(text, fact.any));
  return (
    Number(fact.direct === true && found?.direct !== 'yes') +
    Number(fact.level !== undefined && found?.level !== fact.level)
  );
}

function isMissed(step: Step, { highEnergy, mark }: Hazard): boolean {
  return highEnergy === null && (mark === 'sure' || (mark === 'unknown' && !step.isKillAsked));
}

const files = readdirSync(folder)
  .toSorted()
  .filter((file) => wanted.length === 0 || wanted.some((start) => file.startsWith(start)));
const talks = files.map((file) => {
  const talk: Talk = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const name = file.replace('.json', '');
  const result = judgeTalk(talk, name);
  const count = (isCounted: (one: Judged) => boolean) => result.judged.filter(isCounted).length;
  const filed = count(({ isFiled }) => isFiled);
  const lost = count(({ isKept }) => !isKept);
  console.log(
    `${name.padEnd(18)} facts ${result.judged.length}, in their list ${filed}, lost ${lost}, let in ${result.letIn}, ` +
      `direct unclaimed ${result.unclaimed}, high missed ${result.missed}, taps ${result.taps}, questions ${result.questions}`,
  );
  return { ...result, filed, lost };
});
const sum = (of: (talk: (typeof talks)[number]) => number) =>
  talks.reduce((total, talk) => total + of(talk), 0);
const all = sum(({ judged }) => judged.length);
const taps = talks.map((talk) => talk.taps).toSorted((one, other) => one - other);
const median = taps[Math.floor(taps.length / 2)] ?? 0;
const kept = all - sum(({ lost }) => lost);
console.log(
  `${talks.length} talks: ${all} facts, kept ${kept}, in their right list ${((100 * sum(({ filed }) => filed)) / all).toFixed(1)} %, ` +
    `let in ${sum(({ letIn }) => letIn)}, direct without a claim ${sum(({ unclaimed }) => unclaimed)}, ` +
    `high energy neither marked nor asked ${sum(({ missed }) => missed)}, taps: median ${median}`,
);
if (
  kept < all ||
  sum(({ letIn }) => letIn) > mostLetIn * talks.length ||
  sum(({ unclaimed, missed }) => unclaimed + missed) > 0 ||
  median > mostTaps
)
  process.exitCode = 1;
