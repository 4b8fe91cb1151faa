/** What stops the work, whatever was asked: it leaves the line before a harm or a denial is looked for. */
import type { JsaState, Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { newControl, putControl } from '../facts/put.ts';
import { cutsOf } from '../understanding/left-out.ts';
import { plain } from '../understanding/plain.ts';
import { listsOrder, tellsOrder } from '../understanding/sentences.ts';
import { aimedIn, aimOf, bareNamedIn } from './aim.ts';
import { takeList } from './take-list.ts';
import { reminderBefore, tellsStop } from './tells-stop.ts';

/** Questions about the work itself: a list of it is no event. */
const beforeWork: ReadonlySet<Slot> = new Set(['task', 'place', 'people', 'steps']);

/** "The auger, it has a dead-man switch, you let go and it stops". */
const asksMeasure: ReadonlySet<Slot> = new Set(['controls', 'direct_control', 'read_back', 'sign']);

/** @returns the rest of the line */
export function takeStops(draft: JsaState, line: string, library: Library): string {
  const { ask, facts } = draft;
  if (ask.slot === 'stop_work' && draft.isNumberAsked === true) return line;
  const asked = ask.slot === 'stop_work' ? 'any' : beforeWork.has(ask.slot) ? 'condition' : 'event';
  const sentences = line.split(/(?<=[.;!?])\s+/u);
  const kept = sentences.filter((sentence) => {
    const flat = plain(sentence);
    // "Primero las armamos, luego las paramos": work in its order.
    if (beforeWork.has(ask.slot) && (tellsOrder(sentence) || listsOrder(sentence))) return true;
    // "Para el calor traigo sombra, cada media hora paramos": a measure that says what it is for.
    if (aimOf(sentence)?.isLead === true) return true;
    if (
      asksMeasure.has(ask.slot) &&
      !/^(?:if|when|any|si|cuando|en cuanto)\b/.test(flat) &&
      aimedIn(draft, sentence) !== null
    )
      return true;
    if (!tellsStop(flat, asked) || isOfElse(sentence)) return true;
    const said = sentence.slice(reminderBefore(flat));
    // "If the wind's over twenty we don't lift": a limit is what is done about the wind too.
    const limited = ask.slot === 'controls' ? bareNamedIn(draft, said) : undefined;
    if (limited !== undefined)
      putControl(
        draft,
        limited,
        newControl(said.replace(/[\s,.]+$/u, ''), 'said', library),
        library,
      );
    takeList(draft, 'stop_work', facts.stopWork, [said]);
    return false;
  });
  return kept.length === sentences.length ? line : kept.join(' ');
}

/** "On the other bridge we quit at thirty": no stop of this job. */
function isOfElse(sentence: string): boolean {
  const asked = { forWho: false, isAnswer: () => true, afterName: () => null };
  return cutsOf(sentence, asked).some(({ why }) => why === 'elsewhere' || why === 'dropped');
}
