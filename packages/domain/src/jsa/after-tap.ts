/** The question after a tap on the document or the tray: the same one if it still makes sense. */
import { hazardsOf, selectOptionalControl } from './facts/find.ts';
import type { JsaState, Turn } from './jsa-state.ts';
import type { Library } from './library/compile.ts';
import { nextAsk } from './plan.ts';
import { askAgain, askThis } from './turn.ts';

export function goOnAfterTap(draft: JsaState, library: Library, prefix = ''): Turn {
  draft.isFinished = false;
  if (draft.pending !== null || draft.proposal !== null) return askAgain(draft, '', library);
  const next = nextAsk(draft);
  return isStillThere(draft) && (!isLast(draft) || next.slot === draft.ask.slot)
    ? askAgain(draft, prefix, library)
    : askThis(draft, next, prefix, library);
}

/** Returns true for questions that come after everything else is answered. */
function isLast({ ask }: JsaState): boolean {
  return ask.slot === 'read_back' || ask.slot === 'sign';
}

/** Returns true if the subject of the question still exists and is still open. */
function isStillThere({ ask, facts }: JsaState): boolean {
  const hazards = hazardsOf(facts).filter(({ id }) => ask.hazards.includes(id));
  if (ask.hazards.length > 0 && hazards.length === 0) return false;
  if (ask.slot === 'confirm') return hazards.some(({ mark }) => mark === 'unknown');
  if (ask.slot === 'direct_control')
    return (
      selectOptionalControl(facts, ask.control)?.direct === 'unknown' &&
      hazards.some(({ highEnergy }) => highEnergy !== null)
    );
  return ask.steps.length === 0 || facts.steps.some(({ id }) => ask.steps.includes(id));
}
