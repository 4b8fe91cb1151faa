/** Statements that are no fact of the job, whatever was asked. */
import type { Energy } from '../energies.ts';
import type { Hazard, JsaState, Slot } from '../jsa-state.ts';
import { hazardsOf } from '../facts/find.ts';
import { takesAway, tellsAbsence } from '../understanding/absent.ts';
import { isSound } from '../understanding/clause.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { namesMeasure } from '../understanding/measure.ts';
import { tellsOfElse } from '../understanding/of-else.ts';
import { peopleIn } from '../understanding/people.ts';
import { contentOf, overlap, plain } from '../understanding/plain.ts';
import { partsOf } from '../understanding/sentences.ts';
import { isStatement, isProtectionGone } from '../understanding/statement.ts';
import { isBareCondition, isEmergency, isPermit, isStopWork } from './signs.ts';

const beforeWork: ReadonlySet<Slot> = new Set(['task', 'place', 'people', 'steps', 'confirm']);

/** "The plumbers have the basement", whatever was asked of the work: no fact of this job, and left open. */
export function isOfElsewhere(draft: JsaState, sentence: string): boolean {
  const { ask, context, facts } = draft;
  if (beforeWork.has(ask.slot)) return false;
  const flat = plain(sentence);
  if (ask.slot !== 'hazards' && ask.slot !== 'wheel' && isProtectionGone(flat)) return true;
  if (!tellsOfElse(sentence)) return false;
  if ([isEmergency, isPermit, isStopWork].some((is) => is(flat))) return false;
  if (ask.slot === 'stop_work' && (isBareCondition(flat) || !isStatement(flat))) return false;
  if (peopleIn(sentence, context.crew).names.length > 0) return false;
  const asksForMeasure = ask.slot === 'controls' || ask.slot === 'direct_control';
  if (asksForMeasure && wasGiven.test(flat) && namesMeasure(flat)) return false;
  if (asksForMeasure && partsOf(sentence).some(({ text }) => isSound(plain(text)))) return false;
  return !(
    asksForMeasure &&
    hazardsOf(facts).some(
      (hazard) =>
        ask.hazards.includes(hazard.id) &&
        (speaksOf(sentence, hazard, true) ||
          (tellsAbsence(sentence) && takesAway(sentence, hazard))),
    )
  );
}

/** "They put in a new relief valve last month", "el condado puso barreras": in place, whoever did it. */
const wasGiven =
  /\b(?:put|installed|built|set up|sprayed|closed|barricaded|gave|sent|brought|pus(?:o|ieron)|(?:instal|cerr|mand|fumig|coloc|construy)(?:o|aron|eron)|traj(?:o|eron))\b/u;

const drives: ReadonlySet<Energy | null> = new Set(['electrical', 'pressure', 'motion']);

/** "The road's closed since Monday" answers what is in place for the traffic. */
function speaksOf(sentence: string, { text, energy }: Hazard, isAsked: boolean): boolean {
  return (
    overlap(contentOf(text), contentOf(sentence)) > 0 ||
    (isAsked && drives.has(energy) && energyOf(plain(sentence))?.energy === energy)
  );
}
