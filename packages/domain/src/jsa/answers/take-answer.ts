/** A free-text answer: each piece is filed under the question, or waits in the tray. */
import { likelyStep } from '../facts/find.ts';
import { putAside, putPerson } from '../facts/put.ts';
import {
  type JsaState,
  type Slot,
  type Target,
  type TargetSlot,
  targetSlots,
} from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { countWords, leadingWords } from '../understanding/signals.ts';
import { peopleIn } from '../understanding/people.ts';
import { isPlainAnswer, piecesOf, type Splitting } from '../understanding/pieces.ts';
import { fileItem, splittings } from './file-piece.ts';
import { judge } from './judge.ts';
import { propose } from './propose.ts';

/** The most words of a place or a job; a longer text is in sentences. */
const mostWordsOfText = 16;

/**
 * @returns true if something was filed under the question, or the question has no list of its own
 */
export function takeAnswer(draft: JsaState, text: string, library: Library): boolean {
  const { slot } = draft.ask;
  if (slot === 'people') return takePeople(draft, text, library);
  const target = targetOf(draft, text);
  let isFiled = false;
  for (const piece of piecesFor(draft, text, library)) {
    const here = (slot === 'task' || slot === 'place') && isFiled ? null : target;
    const { isSure, to } = judge(piece, slot, here, draft, library);
    if (isSure && to !== null && fileItem(draft, piece, to, library)) isFiled = true;
    else propose(draft, putAside(draft, piece, slot, here), isSure ? null : to);
  }
  return isFiled;
}

const isTarget = (slot: Slot): slot is Slot & TargetSlot =>
  targetSlots.some((target) => target === slot);

/** Returns where an answer to the question goes; null if the question has no list. */
function targetOf({ ask, facts }: JsaState, text: string): Target | null {
  const { slot, steps, hazards } = ask;
  if (slot === 'wheel') {
    const step = likelyStep(facts, text);
    return step === undefined ? null : { slot: 'hazards', id: step.id };
  }
  if (!isTarget(slot)) return null;
  const id = slot === 'hazards' ? steps[0] : slot === 'controls' ? hazards[0] : null;
  return { slot, id: id ?? null };
}

function piecesFor(draft: JsaState, text: string, library: Library): string[] {
  const { slot } = draft.ask;
  const whole = piecesOf(text, 'text');
  if (slot === 'task' || slot === 'place') {
    const parts = piecesOf(text, 'sentences').filter((piece) => !isPlainAnswer(piece));
    const target: Target = { slot, id: null };
    const isOne =
      countWords(text) <= mostWordsOfText &&
      parts.every((piece) => judge(piece, slot, target, draft, library).isSure);
    return isOne || parts.length < 2 ? withoutAnswers(whole) : parts;
  }
  return withoutAnswers(piecesOf(text, splittingOf(slot)));
}

function splittingOf(slot: Slot): Splitting {
  if (slot === 'wheel') return splittings.hazards;
  return isTarget(slot) ? splittings[slot] : 'sentences';
}

function withoutAnswers(pieces: readonly string[]): string[] {
  return pieces.filter((piece) => !isPlainAnswer(piece));
}

/** More words than this next to a name say more than who it is. */
const mostWordsBesides = 3;

/**
 * Adds people of the crew by their full names, so that they can sign, and others as they were
 * named.
 */
function takePeople(draft: JsaState, text: string, library: Library): boolean {
  const { crew } = draft.context;
  const here: Target = { slot: 'people', id: null };
  let isFiled = false;
  for (const piece of withoutAnswers(piecesOf(text, 'people'))) {
    // The speaker has a login and signs with it.
    if (leadingWords(piece, 'self') === countWords(piece)) continue;
    const { names, rest } = peopleIn(piece, crew);
    const { isSure, to } = judge(piece, 'people', here, draft, library);
    if (!isSure) propose(draft, putAside(draft, piece, 'people', here), to);
    else if (names.length === 0) isFiled = fileItem(draft, piece, here, library) || isFiled;
    else {
      for (const name of names) putPerson(draft.facts, name);
      draft.lastPut = names.at(-1) ?? null;
      isFiled = true;
      if (countWords(rest) > mostWordsBesides) putAside(draft, piece, 'people', here);
    }
  }
  return isFiled;
}
