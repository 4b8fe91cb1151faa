/** A bare yes, no, "nothing else" and the like, by the question that it answers. */
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import type { Reply } from '../understanding/replies.ts';
import { putControl, putPerson, putText, newControl } from '../facts/put.ts';
import { stepsAskedAbout } from '../facts/find.ts';
import { askedHazards, unnamedEnergies } from '../saying/question.ts';
import { wordsFor } from '../saying/words-for.ts';
import { capitalize } from '../understanding/plain.ts';
import { takeDirect } from './take-direct.ts';
import { keepToldPlace } from './told-place.ts';

export type ReplyOutcome = 'settled' | 'unclear' | 'examples';

export function takeReply(draft: JsaState, reply: Reply, library: Library): ReplyOutcome {
  const { ask, facts } = draft;
  const isNo = reply === 'no' || reply === 'none';
  if (reply === 'unknown') return 'examples';
  switch (ask.slot) {
    case 'people':
      if (reply !== 'everyone' && reply !== 'all' && reply !== 'same') return 'unclear';
      for (const name of draft.context.crew) putPerson(facts, name);
      return 'settled';
    case 'steps':
      if (isNo && facts.steps.length > 0) return settle(draft);
      return 'unclear';
    case 'hazards':
      if (!isNo) return 'examples';
      for (const step of stepsAskedAbout(draft)) step.hazardsAnswered = true;
      return 'settled';
    case 'controls':
      if (!isNo) return reply === 'maybe' ? 'settled' : 'examples';
      for (const hazard of askedHazards(draft)) hazard.controlsAsked = 2;
      return 'settled';
    case 'direct_control':
      if (reply === 'all') return 'examples';
      return takeDirect(draft, reply, '', library) ? 'settled' : 'examples';
    case 'wheel':
      if (!isNo) return reply === 'maybe' ? 'settled' : 'examples';
      denyRest(draft);
      return settle(draft);
    case 'permits':
      if (!isNo) return 'unclear';
      putText(facts.absent, wordsFor(draft.lang).permitsAbsent);
      return settle(draft);
    case 'ppe':
    case 'emergency':
    case 'stop_work':
      return isNo || (reply === 'yes' && ask.slot === 'emergency') ? settle(draft) : 'unclear';
    case 'read_back':
      return reply === 'yes' || reply === 'none' || reply === 'all' ? settle(draft) : 'examples';
    case 'sign':
      return settle(draft);
    case 'place':
      return (isNo || reply === 'yes') && keepToldPlace(facts) ? settle(draft) : 'unclear';
    case 'task':
    case 'confirm':
      return 'unclear';
  }
}

function settle(draft: JsaState): ReplyOutcome {
  draft.answered[draft.ask.slot] = true;
  return 'settled';
}

/** "No" to the wheel is a fact about each spoke that she asked for. */
function denyRest(draft: JsaState): void {
  const { energies } = wordsFor(draft.lang);
  for (const energy of unnamedEnergies(draft))
    putText(draft.facts.absent, capitalize(energies[energy]));
}

/** "Same as last time": steps, hazards and controls of the earlier document, marked as such. */
export function copyPrevious(draft: JsaState, library: Library): boolean {
  const { previous } = draft.context;
  if (previous === undefined) return false;
  draft.facts.task = previous.task;
  for (const item of previous.ppe) putText(draft.facts.ppe, item);
  for (const item of previous.permits) putText(draft.facts.permits, item);
  for (const item of previous.stop_work) putText(draft.facts.stopWork, item);
  for (const { text, hazards } of previous.steps) {
    const step = {
      id: draft.nextId++,
      text,
      hazardsAsked: 0,
      hazardsAnswered: true,
      hazards: hazards.map((hazard) => ({
        id: draft.nextId++,
        text: hazard.text,
        concept: null,
        energy: hazard.energy,
        highEnergy: hazard.high_energy,
        controls: [],
        controlsAsked: 0,
        directAsked: 0,
        carefulAsked: false,
      })),
    };
    draft.facts.steps.push(step);
    hazards.forEach(({ controls }, index) => {
      for (const control of controls) {
        const copied = { ...newControl(control.text, 'previous', library), level: control.level };
        putControl(draft, step.hazards[index], copied, library);
      }
    });
  }
  return true;
}
