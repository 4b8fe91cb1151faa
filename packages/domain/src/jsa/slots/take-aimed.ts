import type { JsaState, Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { plain } from '../understanding/plain.ts';
import { withoutLead } from '../understanding/sentences.ts';
import { isStopWork } from './signs.ts';
import { aimedIn, aimOf } from './aim.ts';
import { takeCareful } from './take-careful.ts';
import { takeList } from './take-list.ts';
import { nameThoseIn } from './take-people.ts';
import { takeClauses } from './take-clauses.ts';

/** @returns whether it answers the question; null where the sentence tells nothing of a hazard on record */
export function takeAimed(draft: JsaState, sentence: string, library: Library): boolean | null {
  const { slot } = draft.ask;
  if (!mayAim.has(slot)) return null;
  const asks = slot === 'controls' || slot === 'direct_control';
  if (!asks && (slot === 'hazards' || slot === 'wheel') && aimOf(sentence)?.isLead !== true)
    return null;
  const aimed = aimedIn(draft, withoutLead(sentence)) ?? aimedIn(draft, sentence);
  if (aimed === null) return null;
  nameThoseIn(draft, sentence);
  const how = {
    step: undefined,
    fallback: 'control',
    keepUnknown: true,
    target: aimed.hazard,
  } as const;
  const taken = takeClauses(draft, aimed.text, how, library);
  takeCareful(draft, taken.careful, library);
  if (isStopWork(plain(aimed.text)) && !/\bse para sol[ao]/.test(plain(aimed.text)))
    takeList(draft, 'stop_work', draft.facts.stopWork, [aimed.text]);
  return slot === 'controls' && taken.controls > 0;
}

const mayAim: ReadonlySet<Slot> = new Set([
  'hazards',
  'wheel',
  'controls',
  'direct_control',
  'permits',
  'emergency',
  'stop_work',
  'read_back',
  'sign',
]);
