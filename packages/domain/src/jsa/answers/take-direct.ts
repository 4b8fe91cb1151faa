/**
 * The answer to "Does this control still stop that hazard if someone makes a mistake?". Only a yes to that question, or
 * a tap, makes a control direct. Words after the yes are details; a statement is never taken as a yes.
 */
import { selectOptionalControl } from '../facts/find.ts';
import { putAside, setDirect } from '../facts/put.ts';
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { contentOf, overlap } from '../understanding/plain.ts';
import { energiesIn, readControl } from '../understanding/reading.ts';
import { leadingReply, replyOf, type Reply } from '../understanding/replies.ts';
import { beginsWith, has } from '../understanding/signals.ts';
import { clean, piecesOf } from '../understanding/pieces.ts';
import { judge } from './judge.ts';
import { propose } from './propose.ts';

/** @returns true if it was a yes or a no */
export function takeDirect(draft: JsaState, text: string, library: Library): boolean {
  const { reply, rest } = directReply(text, draft, library);
  const control = selectOptionalControl(draft.facts, draft.ask.control);
  const detail = clean(rest);
  if (reply === null || control === undefined) {
    for (const piece of piecesOf(text, 'sentences')) {
      const piecesTo = judge(piece, 'direct_control', null, draft, library).to;
      propose(draft, putAside(draft, piece, 'direct_control', null), piecesTo);
    }
    return false;
  }
  setDirect(control, reply, library);
  if (detail !== '') putAside(draft, detail, 'direct_control', null);
  return true;
}

/** A yes counts together with the words after it, unless they express a doubt, an exception or another hazard. */
function directReply(
  text: string,
  draft: JsaState,
  library: Library,
): { readonly reply: 'yes' | 'no' | null; readonly rest: string } {
  const whole = asDirect(replyOf(text));
  if (whole !== null) return { reply: whole, rest: '' };
  let rest = text;
  let reply: 'yes' | 'no' | null = null;
  for (let lead = leadingReply(rest); lead !== null; lead = leadingReply(rest)) {
    const said = asDirect(lead.reply);
    if (said === null || (reply !== null && said !== reply)) break;
    const isCut = /[,.;:!]\s*$/u.test(rest.slice(0, rest.length - lead.rest.length));
    // "It is a good one" and "si se resbala" begin with a word that alone would be a yes.
    const isPlain = said === 'no' || beginsWith(rest, 'affirm');
    if (!isPlain || (!isCut && /^si\s/iu.test(rest))) break;
    reply = said;
    rest = lead.rest;
    const last = asDirect(replyOf(rest));
    if (last === reply) return { reply, rest: '' };
  }
  const isDoubt =
    has(rest, 'doubt') ||
    rest.includes('?') ||
    speaksOfHazard(rest, draft) ||
    speaksOfControl(rest, draft, library);
  if (reply === 'yes' && isDoubt) return { reply: null, rest };
  return { reply, rest };
}

function asDirect(reply: Reply | null): 'yes' | 'no' | null {
  return reply === 'yes' || reply === 'no' ? reply : null;
}

/** Returns true if the text is about another hazard than the current one. */
function speaksOfHazard(rest: string, { facts, ask }: JsaState): boolean {
  const own = facts.steps
    .flatMap(({ hazards }) => hazards)
    .find(({ id }) => ask.hazards.includes(id))?.energy;
  return has(rest, 'harm') || energiesIn(rest).some(({ value }) => value.energy !== own);
}

/**
 * "Yes, the strap's got it": the text is about another control than the current one. A person who checks it isn't a
 * control.
 */
function speaksOfControl(rest: string, { facts, ask }: JsaState, library: Library): boolean {
  const { isKnown, level } = readControl(rest, library);
  const own = contentOf(selectOptionalControl(facts, ask.control)?.text ?? '');
  return isKnown && level !== 'administrative' && overlap(own, contentOf(rest)) === 0;
}
