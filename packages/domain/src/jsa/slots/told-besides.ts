/**
 * While the task, the place or the people are asked for, a permit at hand or a stop that is told in the same breath
 * leaves the sentence: "we're welding the east rail, and oh, I've got the hot work permit, it's on the dash".
 */
import type { JsaState, Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { putText } from '../facts/put.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { saysHarm } from '../understanding/measure.ts';
import { withoutCuts } from '../understanding/left-out.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { isEmergency, isPermitAtHand, namesWorkPaper } from './signs.ts';
import { takeLateHazard } from './take-free.ts';
import { takeList } from './take-list.ts';
import { reminderBefore, tellsStop } from './tells-stop.ts';
import { stripPlace, tellsPlaceAlone } from './told-place.ts';

const aboutTheWork: ReadonlySet<Slot> = new Set(['task', 'place', 'people']);

type Clause = {
  readonly start: number;
  readonly end: number;
  readonly flat: string;
  readonly opens: boolean;
};

/** @returns the rest of the line */
export function takeBesides(draft: JsaState, said: string, library: Library): string {
  const { ask, facts } = draft;
  const line =
    aboutTheWork.has(ask.slot) || ask.slot === 'steps'
      ? takeWorry(draft, said, library)
      : takeLatePaper(draft, said);
  if ((ask.slot === 'read_back' || ask.slot === 'sign') && facts.place === '')
    return takeLatePlace(draft, line);
  if (!aboutTheWork.has(ask.slot) || !mayTell.test(plain(line))) return line;
  const clauses = clausesOf(line);
  const cuts: { start: number; end: number; why: 'elsewhere' }[] = [];
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at];
    if (clause === undefined) continue;
    let from = at;
    while (clauses[from]?.opens === false && isReminder.test(clauses[from - 1]?.flat ?? ''))
      from -= 1;
    const start = clauses[from]?.start ?? clause.start;
    const to = isPermitAtHand(clause.flat) ? endOfPaper(clauses, at) : endOfStop(line, clauses, at);
    if (to === null) continue;
    const end = clauses[to]?.end ?? clause.end;
    const told = line.slice(clause.start, end);
    const text = told.slice(reminderBefore(plain(told)));
    if (isPermitAtHand(clause.flat)) takeList(draft, 'permits', facts.permits, [text]);
    else putText(facts.stopWork, capitalize(text));
    cuts.push({ start, end, why: 'elsewhere' });
    at = to;
  }
  return cuts.length === 0 ? line : withoutCuts(line, cuts);
}

/** "…, and heads up there's a wasp nest in the crossarm, we spray it first": announced as what could hurt someone. */
function takeWorry(draft: JsaState, line: string, library: Library): string {
  const match = announced.exec(plain(line));
  if (match === null) return line;
  const start = match.index + match[0].length;
  const [sentence = ''] = /^[^.!?]+/u.exec(line.slice(start)) ?? [];
  const flat = plain(sentence);
  const isPaper = isPermitAtHand(flat) || tellsStop(flat, 'condition');
  if (isPaper || !(saysHarm(flat) || mayHappen(flat) || energyOf(flat) !== null)) return line;
  takeLateHazard(draft, sentence, library);
  const rest = `${line.slice(0, match.index).replace(/[\s,]+$/u, '')}${line.slice(start + sentence.length)}`;
  return rest.replace(/^[\s.!?]+/u, '');
}

const announced = new RegExp(
  String.raw`(?:^|[,.;!?]\s+|\s+(?=(?:and|y) ))(?:(?:and|y|but|pero|oh|ah|hey|oye|now|pues|also),? )*(?:heads up|(?:de una vez|ahorita|nom[aá]s) (?:le|te|les) (?:digo|aviso)|(?:i'll|i'm gonna|let me) (?:tell you|warn you|say)(?: right now| now)?|(?:write|put) (?:this|that|it) down(?: before i forget)?|before (?:you (?:even )?ask|i forget)|antes (?:de )?que (?:se me (?:olvide|pase|vaya)|(?:me )?pregunte)|(?:the )?first thing (?:i worry about|that worries me|on my mind)(?:,[^,]{3,30},)? is|what (?:worries|scares|gets) me(?: (?:most|the most))? is|lo que (?:mas )?(?:me|nos) (?:preocupa|da miedo|da pendiente)(?: es)?(?: que)?|lo (?:mas )?(?:peligroso|canijo|feo)(?: de todo)? es(?: que)?)(?: (?:que|es que))?[,:]?\s+(?:(?:pues|and|that),? )*`,
  'u',
);

/** "El de espacio confinado, ya lo firmé", whatever was asked after the people. */
function takeLatePaper(draft: JsaState, line: string): string {
  const [, first = '', rest = ''] = /^([^.?!;]+)[.?!;]*\s*(.*)$/u.exec(line) ?? [];
  if (draft.ask.slot === 'permits' || !namesWorkPaper(plain(first))) return line;
  takeList(draft, 'permits', draft.facts.permits, [first]);
  return rest;
}

/** "Hangar two, the east bay", while she reads back: the place, where none was told. */
function takeLatePlace(draft: JsaState, line: string): string {
  const [, first = '', rest = ''] = /^([^.?!;]+)[.?!;]*\s*(.*)$/u.exec(line) ?? [];
  if (isEmergency(plain(first)) || !tellsPlaceAlone(draft, first)) return line;
  draft.facts.place = stripPlace(first);
  return rest;
}

/** A look that is cheap, before the line is cut. */
const mayTell =
  /\b(?:permits?|permisos?|tickets?|clearances?|licencia|libranza|if|when|once|soon|si|cuando|cuanto)\b/u;

const joint =
  /([.!?;]+\s+)|\s*[,:]\s+(?:(?:and|y|but|pero|so)\s+)?|\s+(?:and|y|but|pero)\s+(?=(?:if|when|once|as soon|the|we|i|si|cuando|en cuanto|ya|traigo|traemos|tengo|tenemos|el|hay|before|antes|oh|by the way|por cierto)\b)/gu;

function clausesOf(line: string): Clause[] {
  const flat = plain(line);
  const clauses: Clause[] = [];
  let start = 0;
  let opens = true;
  const push = (end: number) => {
    const said = line
      .slice(start, end)
      .trimEnd()
      .replace(/[.!?;]+$/u, '');
    if (said !== '') clauses.push({ start, end: start + said.length, flat: plain(said), opens });
  };
  for (const match of flat.matchAll(joint)) {
    push(match.index);
    start = match.index + match[0].length;
    opens = match[1] !== undefined;
  }
  push(line.length);
  return clauses;
}

const isReminder =
  /^(?:(?:and|y|oh|ah|um|uh|eh|hey|oye|before i forget(?: it)?|antes (?:de )?que se me olvide|by the way|por cierto|one more thing|otra cosa)[\s,]*)+$/u;

/** "It's on the clipboard", "me lo firmó la directora", "Tina's got it in her truck". */
const goesOnPaper =
  /^(?:it|it's|that|that's|that one|they're|those|signed|posted|taped|hanging|in (?:the|my)|on (?:the|my)|number|good|valid|expires|before i forget|me l[oa]|ya (?:me |nos )?(?:l[oa]|esta|firm)|l[oa] (?:tengo|traigo|trae|tiene|firm)|ahi|aqui lo|esta|el del|es[ea]|firmad|vence|antes (?:de )?que|(?:the )?\p{L}+(?: \p{L}+)?(?:'s got| got| has| signed| holds| carries) (?:it|that|them)|(?:el |la |don )?\p{L}+ l[oa] (?:tiene|trae|firm))(?!\p{L})/u;

function endOfPaper(clauses: readonly Clause[], at: number): number {
  let end = at;
  for (let next = at + 1; next < clauses.length; next++) {
    const clause = clauses[next];
    if (clause === undefined || clause.opens || !goesOnPaper.test(clause.flat)) break;
    end = next;
  }
  return end;
}

function endOfStop(line: string, clauses: readonly Clause[], at: number): number | null {
  let end = at;
  while (clauses[end + 1]?.opens === false) end += 1;
  const said = line.slice(clauses[at]?.start, clauses[end]?.end);
  return tellsStop(plain(said), 'condition') ? end : null;
}
