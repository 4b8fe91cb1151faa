/**
 * While the task, the place or the people are asked for, a permit at hand or a stop that is told in the same breath
 * leaves the sentence: "we're welding the east rail, and oh, I've got the hot work permit, it's on the dash".
 */
import type { JsaState, Slot } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { putPerson, putText } from '../facts/put.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { saysHarm } from '../understanding/measure.ts';
import { withoutCuts } from '../understanding/left-out.ts';
import { denialOf } from '../understanding/negation.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { isEmergency, isPermitAtHand, namesWorkPaper } from './signs.ts';
import { takeLateHazard } from './take-free.ts';
import { namesPlan } from './take-plan.ts';
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
  const others = takeJoiner(draft, said);
  const line =
    aboutTheWork.has(ask.slot) || ask.slot === 'steps'
      ? takeWorry(draft, others, library)
      : takeLatePaper(draft, others);
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
    if (to === null) {
      // "The lot behind the bank, it's closed so there's no traffic": the task keeps it, too.
      const denied =
        at > 0 && tellsNone.test(clause.flat) ? denialOf(clause.flat)?.denied : undefined;
      if (denied !== undefined) putText(facts.absent, capitalize(denied));
      continue;
    }
    const end = clauses[to]?.end ?? clause.end;
    const told = line.slice(clause.start, end);
    const text = told.slice(reminderBefore(plain(told)));
    if (isPermitAtHand(clause.flat)) takeList(draft, 'permits', facts.permits, [text]);
    else if (namesPlan(clause.flat)) putText(facts.emergency, capitalize(text));
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

/** "Put down Rosa Vega too", "Gil Moss is coming from the rental yard", while something else is asked. */
function takeJoiner(draft: JsaState, line: string): string {
  if (draft.ask.slot === 'people') return line;
  const match = joins.exec(line);
  const name = match?.[1] ?? match?.[2] ?? match?.[3];
  if (match === null || name === undefined || isCompany.test(name)) return line;
  putPerson(draft.facts, name);
  return line.slice(match[0].length).trimStart();
}

const joins =
  /^(?:(?:[Oo]h|[Aa]h|[Aa]nd|[Yy]|[Aa]lso|[Tt]ambi[eé]n),? )*(?:(?:[Pp]ut(?: down)?|[Aa]dd|[Ww]rite down|(?:[Aa]punt|[Aa]not)[ae]n?(?:me)?(?: tambi[eé]n)? a|[Aa]greg[ae]n? a|(?:tambi[eé]n )?[Vv]iene(?: tambi[eé]n)?) (\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?![\p{L}-])(?! \p{Lu})|(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?:'s| is) (?:coming|joining|with us)(?! (?:\p{Ll}+ )?(?:tomorrow|next|monday|later))|(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (?:tambi[eé]n )?(?:viene|se nos une)(?! (?:ma[nñ]ana|hasta|el)))[^.!?]*[.!?]*/u;
const isCompany =
  /(?:Crane|Rental|Electric|Power|Concrete|Steel|Gas|Water|Supply|Company|County|City|Street|Road|Avenue)s?$/u;

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
  /\b(?:permits?|permisos?|tickets?|clearances?|licencia|libranza|if|when|once|soon|si|cuando|cuanto|hospital|clinic\p{L}*|ambulanc\p{L}*|aed|botiquin|no|nobody|nadie|ningun\p{L}*)\b/u;

const tellsNone =
  /^(?:so )?(?:there's|there are|there won't be|we(?:'ve)? got|ya no hay|no hay|no va a haber) (?!pierde|falla|de otra)/u;

const joint =
  /([.!?;]+\s+)|\s*[,:]\s+(?:(?:and|y|but|pero|so)\s+)?|\s+(?:and|y|but|pero)\s+(?=(?:if|when|once|as soon|the|we|i|si|cuando|en cuanto|ya|traigo|traemos|tengo|tenemos|el|hay|before|antes|oh|by the way|por cierto)\b)|\s+so\s+(?=there(?:'s| is| are| won't)\b)/gu;

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
  return tellsStop(plain(said), 'condition') || namesPlan(clauses[at]?.flat ?? '') ? end : null;
}
