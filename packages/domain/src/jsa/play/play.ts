/** Plays a script to the engine, by the rules in docs/jsa-play.md. */
import { hear } from '../hear.ts';
import type { JsaDocument } from '../jsa-document.ts';
import type { Line, Slot, Turn } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { resume, start } from '../start.ts';
import { findsLineOfSlot, storedState } from './rules.ts';
import type { PlayLine, Script } from './script.ts';
import { settleTray } from '../tray.ts';

const mostTurns = 120;
const patience = 8;
const spokenConfidence = 0.9;

export type PlayedTurn = {
  readonly turn: number;
  /** The line that Sarah heard; null for the turn that opens the dialogue. */
  readonly heard: PlayLine | null;
  readonly say: string;
  readonly asks: Turn['asks'];
  readonly choices: readonly string[];
  readonly tray: readonly { readonly text: string; readonly under: Slot }[];
  readonly proposal: { readonly text: string; readonly to: string } | null;
};

export type Played = {
  readonly turns: readonly PlayedTurn[];
  /** Includes the whole tray in `also_said`, since there is no one to leave any of it out. */
  readonly document: JsaDocument;
  /** The last turn, with its tray. */
  readonly last: Turn;
};

type Next = {
  readonly line: PlayLine;
  readonly rest: readonly PlayLine[];
  readonly isScripted: boolean;
};

export function play(script: Script, library: Library): Played {
  let current = start(script.lang, script.context, library);
  let lines: readonly PlayLine[] = script.lines;
  let waited = 0;
  let unanswered = 0;
  const turns = [playedTurn(1, null, current)];
  while (turns.length < mostTurns) {
    if (current.asks === null && lines.length === 0) break;
    const isProposal = current.state.proposal !== null;
    const next = nextLine(lines, current.asks?.slot ?? 'sign', waited, script.fallback);
    const isSilent = typeof next.line !== 'string' && 'silence' in next.line && !next.isScripted;
    waited = next.isScripted || lines.length === 0 ? 0 : waited + 1;
    // A silence after a proposal is an answer: the piece waits in the tray.
    unanswered = !isSilent ? 0 : isProposal ? unanswered : unanswered + 1;
    if (lines.length === 0 && unanswered > 2) break;
    lines = next.rest;
    current = hearLine(current, next.line, library);
    turns.push(playedTurn(turns.length + 1, next.line, current));
  }
  const { document } = settleTray(current.state, true, library);
  // Settling the tray must not close items that were still open.
  return { turns, document: { ...document, open: current.document.open }, last: current };
}

/**
 * Returns the next line: the script's if its turn has come, or else the slot's answer, or else
 * silence.
 */
function nextLine(
  lines: readonly PlayLine[],
  slot: Slot,
  waited: number,
  fallback: Script['fallback'],
): Next {
  const [head, ...behind] = lines;
  if (head !== undefined && (typeof head === 'string' || !('when' in head) || head.when === slot)) {
    return { line: head, rest: behind, isScripted: true };
  }
  if (findsLineOfSlot(slot)) {
    const at = lines.findIndex(
      (line) => typeof line !== 'string' && 'when' in line && line.when === slot,
    );
    const line = lines[at];
    if (line !== undefined) return { line, rest: lines.toSpliced(at, 1), isScripted: true };
  }
  if (
    head !== undefined &&
    'when' in head &&
    (waited >= patience || slot === 'read_back' || slot === 'sign')
  ) {
    return head.when === 'confirm'
      ? nextLine(behind, slot, slot === 'read_back' || slot === 'sign' ? waited : 0, fallback)
      : { line: head, rest: behind, isScripted: true };
  }
  const answer = fallback[slot];
  return { line: answer ?? { silence: true }, rest: lines, isScripted: false };
}

function hearLine(current: Turn, line: PlayLine, library: Library): Turn {
  const { state } = current;
  if (typeof line === 'string')
    return hear(state, { text: line, confidence: spokenConfidence }, library);
  if ('silence' in line) return hear(state, { silence: true }, library);
  if ('choose' in line) return hear(state, { text: line.choose, chosen: true }, library);
  if ('restart' in line) return resume(storedState(state), library);
  if ('echo' in line) {
    const words = state.lastSay.split(' ');
    const heard = words.slice(Math.floor(words.length / 2)).join(' ');
    return hear(state, { text: heard, confidence: spokenConfidence, afterMs: 0 }, library);
  }
  return hear(state, toLine(line), library);
}

function toLine(line: Extract<PlayLine, { text: string }>): Line {
  if ('interrupt' in line) return { text: line.text, confidence: spokenConfidence };
  return {
    text: line.text,
    confidence: line.confidence ?? spokenConfidence,
    alternatives: line.alternatives,
  };
}

function playedTurn(
  turn: number,
  heard: PlayLine | null,
  { say, asks, choices, state }: Turn,
): PlayedTurn {
  const { proposal } = state;
  return {
    turn,
    heard,
    say,
    asks,
    choices,
    tray: state.tray.map(({ text, under }) => ({ text, under })),
    proposal: proposal === null ? null : { text: proposal.text, to: proposal.to.slot },
  };
}
