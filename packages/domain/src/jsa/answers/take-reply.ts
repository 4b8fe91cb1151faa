/** Handles a bare yes, no, "nothing else" or similar reply, depending on the question. Replies are never entries. */
import { hazardsAskedAbout, selectOptionalControl, stepsAskedAbout } from '../facts/find.ts';
import { putControl, putHazard, putPerson, putStep, putText, setDirect } from '../facts/put.ts';
import type { Hazard, JsaState, Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { unnamedEnergies } from '../saying/question.ts';
import { wordsFor } from '../saying/words-for.ts';
import { contentOf, overlap } from '../understanding/plain.ts';
import { likelyKind } from '../understanding/reading.ts';
import type { Reply } from '../understanding/replies.ts';
import { has, namesControl } from '../understanding/signals.ts';

/** `unclear`: it doesn't answer the question, which is asked again with examples. */
export type ReplyOutcome = 'settled' | 'unclear';

export function takeReply(draft: JsaState, given: Reply, library: Library): ReplyOutcome {
  const { ask, facts, context } = draft;
  // "I said that already" and "just those" add nothing new.
  const reply = given === 'said' || given === 'those' ? 'none' : given;
  const isNo = reply === 'no' || reply === 'none';
  switch (ask.slot) {
    case 'task':
      return 'unclear';
    case 'place':
      if (reply !== 'project' || context.project === '') return 'unclear';
      facts.place = context.project;
      return settle(draft, 'place');
    case 'people':
      if (isNo && facts.people.length > 0) return settle(draft, 'people');
      if (reply !== 'everyone' && reply !== 'all' && reply !== 'same' && reply !== 'project')
        return 'unclear';
      for (const name of context.crew) putPerson(facts, name);
      return settle(draft, 'people');
    case 'steps':
      return isNo && facts.steps.length > 0 ? settle(draft, 'steps') : 'unclear';
    case 'hazards':
      if (!isNo || given === 'said') return 'unclear';
      for (const step of stepsAskedAbout(draft)) step.hazardsAnswered = true;
      return 'settled';
    case 'controls':
      return isNo ? 'settled' : 'unclear';
    case 'direct_control': {
      const control = selectOptionalControl(facts, ask.control);
      if (control === undefined || (reply !== 'yes' && given !== 'no')) return 'unclear';
      setDirect(control, reply === 'yes' ? 'yes' : 'no', library);
      return 'settled';
    }
    case 'wheel':
      if (!isNo || given !== reply) return 'unclear';
      facts.ruledOut = [...facts.ruledOut, ...unnamedEnergies(draft)];
      return settle(draft, 'wheel');
    case 'permits':
      if (!isNo) return 'unclear';
      if (given === reply) putText(facts.absent, wordsFor(draft.lang).permitsAbsent);
      return settle(draft, 'permits');
    case 'ppe':
    case 'stop_work':
      return isNo ? settle(draft, ask.slot) : 'unclear';
    case 'emergency':
      return isNo || reply === 'yes' || reply === 'project'
        ? settle(draft, 'emergency')
        : 'unclear';
    case 'confirm':
      return takeKill(draft, reply);
    case 'read_back':
      return reply === 'yes' || reply === 'none' || reply === 'all'
        ? settle(draft, 'read_back')
        : 'unclear';
    case 'sign':
      return settle(draft, 'sign');
  }
}

function settle(draft: JsaState, slot: Slot): ReplyOutcome {
  draft.answered[slot] = true;
  return 'settled';
}

/** "Could this kill?": a yes applies to all hazards that the question named. */
function takeKill(draft: JsaState, reply: Reply): ReplyOutcome {
  const isYes = reply === 'yes' || reply === 'all';
  if (!isYes && reply !== 'no' && reply !== 'none') return 'unclear';
  for (const hazard of hazardsAskedAbout(draft)) markAsked(hazard, isYes);
  return 'settled';
}

/**
 * "Just the saw": marks the hazards that an answer names without adding anything else. @returns true if it named any
 */
export function takeKillers(draft: JsaState, text: string, library: Library): boolean {
  if (has(text, 'denial') || namesControl(text, library)) return false;
  const content = contentOf(text);
  const named = hazardsAskedAbout(draft).filter(
    (hazard) => content.size > 0 && overlap(contentOf(hazard.text), content) === content.size,
  );
  // The others weren't called harmless, so they stay open.
  for (const hazard of named) markAsked(hazard, true);
  return named.length > 0;
}

function markAsked(hazard: Hazard, isHigh: boolean): void {
  hazard.mark = 'asked';
  hazard.highEnergy = isHigh ? (hazard.highEnergy ?? likelyKind(hazard.energy)) : null;
}

/** "Same as last time": copies the steps, hazards and controls of the earlier document, marked as copied. */
export function copyPrevious(draft: JsaState, library: Library): boolean {
  const { previous } = draft.context;
  if (previous === undefined) return false;
  draft.facts.task = previous.task;
  for (const item of previous.ppe) putText(draft.facts.ppe, item);
  for (const item of previous.permits) putText(draft.facts.permits, item);
  for (const item of previous.stop_work) putText(draft.facts.stopWork, item);
  for (const item of previous.steps) {
    const step = putStep(draft, item.text);
    if (step === null) continue;
    step.hazardsAnswered = true;
    for (const { text, energy, high_energy, controls } of item.hazards) {
      const hazard = putHazard(draft, step, text, library, { energy, highEnergy: high_energy });
      if (hazard === null) continue;
      // Someone must say again today whether a control is direct.
      for (const { text: said, level } of controls)
        putControl(draft, hazard, said, 'previous', library, { level });
    }
  }
  return true;
}
