/** Hazards and controls out of a sentence, each tied to its step and hazard. */
import type { Control, Hazard, JsaState, Slot, Step } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { hazardFor } from '../facts/hazard-for.ts';
import {
  addToHazard,
  isDeniedText,
  newControl,
  putControl,
  putDenial,
  putHazard,
  putText,
} from '../facts/put.ts';
import { lastHazard, likelyStep, stepOfHazard, selectOptionalStep } from '../facts/find.ts';
import { putUnclear } from '../facts/unclear.ts';
import { isCarefulOnly, wornIn } from '../understanding/classify.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { readAfterHazard, saysHarm } from '../understanding/measure.ts';
import { isOfElse } from '../understanding/of-else.ts';
import { isRemark } from '../understanding/remarks.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { addsToList, isPastStatement, isStatement } from '../understanding/statement.ts';
import type { Clauses, Piece } from './piece.ts';
import { isOfBefore, namesThing } from './goes-with.ts';
import { isAside } from './out-of-turn.ts';
import { piecesOf } from './pieces.ts';

export type Taken = {
  hazards: Hazard[];
  controls: number;
  denials: number;
  careful: string[];
  rest: string[];
  /** Hazards since the last control: what follows is for them. */
  fresh: Hazard[];
  /** The hazard that the last control went to. */
  target?: Hazard | undefined;
};

const aboutLead =
  /^(?:for|against|with|as for|on|para|contra|con|por) (?:the |that |los |las |el |la |lo del? )?([^,:;]{3,60}?)\s*[,:;]\s*/iu;
/** "Con la motosierra te cortas": a clause, and no name of what a measure is for. */
const tellsHow =
  /\b(?:te|se|le|nos|you|it|they|he|could|can|might|puede\p{L}*) \p{L}+|\b(?:is|are|esta|estan|it's|they're|there's)\b|\byou(?:'ve)? got\b/u;
/** "Para la tapa usamos el gancho": what is done, and no name of what it is for. */
const tellsDeed =
  /\b(?:\p{L}{2,}[aei]mos|va|van|hay|traen?|llevan?|ponen?|usan?|we|they|everybody|everyone|nobody)\b|'(?:s|re|ll|ve)\b/u;
const aboutTail = /\s+(?:for|against|para|contra) (?:the |los |las |el |la )([^,:;]{3,40})$/iu;

export function takeClauses(
  draft: JsaState,
  sentence: string,
  how: Clauses,
  library: Library,
): Taken {
  const taken: Taken = { hazards: [], controls: 0, denials: 0, careful: [], rest: [], fresh: [] };
  let text = sentence;
  let about: string | null = null;
  const lead = aboutLead.exec(text);
  if (
    lead?.[1] !== undefined &&
    how.target === undefined &&
    (how.fallback === 'control' || energyOf(plain(lead[1])) !== null) &&
    !tellsDeed.test(plain(lead[1])) &&
    !(how.fallback === 'hazard' && (tellsHow.test(plain(lead[1])) || lead[1].split(' ').length > 4))
  ) {
    about = lead[1];
    text = text.slice(lead[0].length);
  }
  const pieces: readonly Piece[] =
    how.isOne === true
      ? [{ text, kind: 'hazard', isCertain: true, isDenied: false, energyKey: '' }]
      : piecesOf(text, how, library);
  const denial = pieces.findIndex(({ isDenied }) => isDenied);
  let isTelling = false;
  for (const [index, piece] of pieces.entries()) {
    const goesOn: boolean = isTelling && piece.kind !== 'control' && !saysHarm(plain(piece.text));
    isTelling = index < denial && how.target === undefined && (goesOn || isReason(piece));
    if (isTelling) continue;
    takePiece(draft, piece, about, how, library, taken);
  }
  return taken;
}

function takePiece(
  draft: JsaState,
  piece: Piece,
  about: string | null,
  how: Clauses,
  library: Library,
  taken: Taken,
): void {
  const said = piece.text;
  if (isRemark(plain(said))) return;
  if (piece.isDenied) {
    putDenial(draft, said);
    taken.denials += 1;
    return;
  }
  if (piece.isUnclear === true) {
    const [hazard] = taken.hazards.slice(-1);
    if (hazard !== undefined) putUnclear(draft, said, hazard);
    return;
  }
  if (
    piece.kind === 'hazard' &&
    !(taken.denials > 0 && taken.hazards.length === 0 && isWhy(said)) &&
    (piece.isCertain || taken.denials === 0 || taken.hazards.length > 0)
  ) {
    const step = how.step ?? likelyStep(draft.facts, said) ?? draft.facts.steps.at(-1);
    if (isDeniedText(draft.facts, said) && !piece.isCertain) return;
    if (how.fallback === null && isAside(draft, said)) {
      taken.rest.push(said);
      return;
    }
    if (taken.hazards.length === 0 && piece.energy !== undefined) {
      const before = lastHazard(draft.facts, how.step);
      if (
        before !== undefined &&
        taken.controls + taken.denials === 0 &&
        isOfBefore(before, piece)
      ) {
        addToHazard(before, said, library);
        taken.hazards.push(before);
        taken.fresh.push(before);
        return;
      }
      const isHarm = readAfterHazard(plain(said), library) === 'harm';
      if (piece.energy === null && !piece.isCertain && !isHarm && !namesThing(said, before)) {
        taken.rest.push(said);
        return;
      }
    }
    const hazard = putHazard(draft, stripHazard(said), step, library, piece.own);
    if (taken.target !== undefined) {
      taken.fresh = [];
      taken.target = undefined;
    }
    taken.hazards.push(hazard);
    taken.fresh.push(hazard);
    return;
  }
  if (taken.denials > 0 && taken.hazards.length === 0 && !piece.isDenied) {
    // Why something isn't there belongs to the denial: "no traffic, the street is closed".
    const [last] = draft.facts.absent.slice(-1);
    if (last !== undefined && (piece.kind === 'control' || !piece.isCertain || isWhy(said))) {
      draft.facts.absent[draft.facts.absent.length - 1] = `${last} (${said})`;
      return;
    }
  }
  if (piece.kind === 'control') {
    if (isCarefulOnly(said)) {
      taken.careful.push(said);
      return;
    }
    const tail = about === null ? aboutTail.exec(said) : null;
    const control = newControl(stripControl(said), 'said', library);
    if (isForNone(draft, control, about ?? tail?.[1] ?? null, how, taken)) {
      putText(draft.facts.ppe, control.text);
      taken.controls += 1;
      return;
    }
    const target =
      how.target ??
      hazardFor(
        draft,
        control,
        about ?? tail?.[1] ?? null,
        taken.fresh.length > 0 ? taken.fresh.map(({ id }) => id) : draft.ask.hazards,
        library,
        taken.target,
        taken.fresh.length > 0,
      );
    taken.target = inNamedStep(how, target);
    putControl(draft, taken.target, control, library);
    taken.controls += 1;
    return;
  }
  const worn = wornIn(said, library);
  for (const item of worn) putText(draft.facts.ppe, capitalize(item));
  if (worn.length === 0) taken.rest.push(said);
}

/** "Hard hats and gloves", where no hazard is spoken of: what is worn all day is no hazard's control. */
const isForNone = (
  { ask }: JsaState,
  { level }: Control,
  about: string | null,
  { target }: Clauses,
  taken: Taken,
): boolean =>
  level === 'ppe' &&
  about === null &&
  target === undefined &&
  taken.target === undefined &&
  taken.fresh.length === 0 &&
  !asksOfHazards.has(ask.slot);

const asksOfHazards: ReadonlySet<Slot> = new Set([
  'hazards',
  'wheel',
  'controls',
  'direct_control',
]);

/** "No fuel, it's natural gas": why something isn't there. */
const tellsWhy =
  /^(?:it's|it is|that's|they're|they|he|she|se l[ao]s?|l[ao]s? \p{L}+(?:aron|ieron|o)|\p{L}{3,}(?:aron|ieron)|it was|we're|es|esta|son|estan|era|because|since|porque|pues|ya que|ya|all|everything|todos?|todas?|only|just|solo|nomas|puro|pura)\b/u;

const isWhy = (said: string): boolean =>
  tellsWhy.test(plain(said)) ||
  isOfElse(said) ||
  (isStatement(plain(said)) && isReason({ text: said }));

/** "Everything's grooved, so no torch", "I walked the fence line and there's no ivy": how one knows what isn't there. */
function isReason({ text, kind }: { text: string; kind?: Piece['kind'] }): boolean {
  const flat = plain(text);
  return (
    kind !== 'control' &&
    !(kind === 'hazard' && energyOf(flat) !== null && !wasDone.test(flat)) &&
    !saysHarm(flat) &&
    !addsToList(flat) &&
    (isStatement(flat) || isPastStatement(flat) || crewLooked.test(flat))
  );
}

/** "The dust is bad" is no reason, "ya la cerraron con block" is one. */
const wasDone = /\b(?:ya|already|was|were|got|been|\p{L}{3,}ed|\p{L}{2,}(?:aron|ieron))\b/u;

const crewLooked =
  /^(?:we|i|ya|we've|i've) (?:already |just )?(?:\p{L}+ed|saw|\p{L}+amos|\p{L}+imos|l[ao]s? \p{L}+)\b/u;

function inNamedStep(
  { step, isStepNamed }: Clauses,
  target: Hazard | undefined,
): Hazard | undefined {
  if (isStepNamed !== true || step === undefined || target === undefined) return target;
  return step.hazards.includes(target) ? target : (step.hazards.at(-1) ?? target);
}

function stripHazard(text: string): string {
  return (
    text
      .replace(
        /^(?:the (?:biggest|main|big) (?:thing|hazard|danger|risk|worry) is|(?:we're|i'm) (?:worried about|afraid of)|watch (?:out )?for|there's|there is|there are|there'?s also|just|only|nomas|nada mas|solo|solamente|we(?:'ve| have) got|we have|hay|tenemos|esta|(?:the |our |my )?biggest worry is|el (?:mayor )?(?:peligro|riesgo) es(?: que)?|lo m[aá]s (?:peligroso|feo|canijo) es(?: que)?|me preocupan?|nos preocupan?|we missed(?: the)?|we forgot(?: the)?|nos falto(?: el| la)?|nos faltó(?: el| la)?|falto|faltó)\s+/iu,
        '',
      )
      .replace(/[\s,.]+$/u, '') || text
  );
}

function stripControl(text: string): string {
  return (
    text
      .replace(
        /^(?:we(?:'ll| will| are going to|'re going to|'re gonna)|add|agrega|agregue|ponle|so|then|pues|entonces)\s+/iu,
        '',
      )
      .replace(/[\s,.]+$/u, '') || text
  );
}

/** Where a hazard that was just named belongs: the step in question, unless it names another. */
export function stepInQuestion(draft: JsaState, text: string): Step | undefined {
  const [only, ...others] = draft.ask.steps;
  if (only === undefined) {
    const [hazard] = draft.ask.hazards;
    return hazard === undefined ? undefined : stepOfHazard(draft.facts, hazard);
  }
  if (others.length === 0) return selectOptionalStep(draft.facts, only);
  const named = likelyStep(draft.facts, text);
  return named && draft.ask.steps.includes(named.id)
    ? named
    : selectOptionalStep(draft.facts, only);
}
