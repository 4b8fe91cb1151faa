/** Hazards and controls out of a sentence, each tied to its step and hazard. */
import type { Hazard, JsaState, Step } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { hazardFor } from '../facts/hazard-for.ts';
import {
  isDeniedText,
  newControl,
  putControl,
  putDenial,
  putHazard,
  putText,
} from '../facts/put.ts';
import { likelyStep, stepOfHazard, selectOptionalStep } from '../facts/find.ts';
import {
  isCarefulOnly,
  readHazard,
  readPart,
  wornIn,
  type PartKind,
} from '../understanding/classify.ts';
import { controlOf } from '../understanding/control-signals.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { denialOf, deniesState, isTakenAway } from '../understanding/negation.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { replyOf } from '../understanding/replies.ts';
import { partsOf, withoutLead, type Part } from '../understanding/sentences.ts';

export type Clauses = {
  readonly step: Step | undefined;
  /** The line itself names the step: a control then belongs to a hazard of that step. */
  readonly isStepNamed?: boolean;
  /** What a part is when its words don't say. */
  readonly fallback: PartKind;
  /** Whether parts that say nothing known are still kept as `fallback`. */
  readonly keepUnknown: boolean;
};

export type Taken = {
  hazards: Hazard[];
  controls: number;
  denials: number;
  careful: string[];
  rest: string[];
  /** The hazard that the last control went to. */
  target?: Hazard | undefined;
};

type Piece = {
  text: string;
  kind: PartKind;
  isCertain: boolean;
  isDenied: boolean;
  energyKey: string;
};

const aboutLead =
  /^(?:for|against|with|as for|on|para|contra|con|por) (?:the |that |los |las |el |la |lo del? )?([^,:;]{3,60}?)\s*[,:;]\s*/iu;
const aboutTail = /\s+(?:for|against|para|contra) (?:the |los |las |el |la )([^,:;]{3,40})$/iu;
const consequenceVerb =
  /^(?:and |y )?(?:hit|crush|kill|hurt|strike|land|knock|injure|burn|break|take|get|pin|cut|golpear|pegar|aplastar|matar|lastimar|caer|quebrar|herir|agarrar|quemar|machuca|prensa|corta|raja|tumba|mata|lastima|jala|atrapa|aplasta|pega|slice|mash|smash|pinch|eat|catch|grab|roll over on|le |les |nos )/;

export function takeClauses(
  draft: JsaState,
  sentence: string,
  how: Clauses,
  library: Library,
): Taken {
  const taken: Taken = { hazards: [], controls: 0, denials: 0, careful: [], rest: [] };
  let text = sentence;
  let about: string | null = null;
  const lead = aboutLead.exec(text);
  if (
    lead?.[1] !== undefined &&
    (how.fallback === 'control' || energyOf(plain(lead[1])) !== null)
  ) {
    about = lead[1];
    text = text.slice(lead[0].length);
  }
  for (const piece of piecesOf(text, how, library)) {
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
  if (piece.isDenied) {
    putDenial(draft, said);
    taken.denials += 1;
    return;
  }
  if (
    piece.kind === 'hazard' &&
    (piece.isCertain || taken.denials === 0 || taken.hazards.length > 0)
  ) {
    const step = how.step ?? likelyStep(draft.facts, said) ?? draft.facts.steps.at(-1);
    if (isDeniedText(draft.facts, said) && !piece.isCertain) return;
    const hazard = putHazard(draft, stripHazard(said), step, library);
    taken.hazards.push(hazard);
    return;
  }
  if (taken.denials > 0 && taken.hazards.length === 0 && !piece.isDenied) {
    // Why something isn't there belongs to the denial: "no traffic, the street is closed".
    const [last] = draft.facts.absent.slice(-1);
    if (last !== undefined && (piece.kind === 'control' || !piece.isCertain)) {
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
    const target = hazardFor(
      draft,
      control,
      about ?? tail?.[1] ?? null,
      taken.hazards.length > 0 ? taken.hazards.map(({ id }) => id) : draft.ask.hazards,
      library,
      taken.target,
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

function inNamedStep(
  { step, isStepNamed }: Clauses,
  target: Hazard | undefined,
): Hazard | undefined {
  if (isStepNamed !== true || step === undefined || target === undefined) return target;
  return step.hazards.includes(target) ? target : (step.hazards.at(-1) ?? target);
}

/** Parts with what they are; a part that says nothing of its own stays with its neighbor. */
function piecesOf(text: string, how: Clauses, library: Library): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  let isDenying = false;
  for (const part of partsOf(text)) {
    if (isNothing(part.text)) continue;
    const denials = deniedBy(part, isDenying, how, library);
    isDenying = denials !== null;
    if (denials !== null) {
      if (denials.before !== '') pieces.push(readPiece(denials.before, how, library));
      pieces.push({
        text: denials.denied,
        kind: null,
        isCertain: true,
        isDenied: true,
        energyKey: '',
      });
      end = part.end;
      continue;
    }
    const isMeasure = part.joint === 'so' && how.fallback !== null;
    const piece = isMeasure
      ? {
          text: withoutLead(part.text),
          kind: 'control' as const,
          isCertain: true,
          isDenied: false,
          energyKey: '',
        }
      : readPiece(part.text, how, library);
    const last = pieces.at(-1);
    if (last !== undefined && !last.isDenied && belongsTo(last, piece, part)) {
      last.text = text.slice(text.lastIndexOf(last.text, end), part.end);
      last.kind = last.isCertain ? last.kind : piece.kind;
      last.isCertain ||= piece.isCertain;
      if (last.energyKey === '') last.energyKey = piece.energyKey;
    } else pieces.push(piece);
    end = part.end;
  }
  return pieces.filter(
    ({ kind, isDenied }) => isDenied || kind !== null || !how.keepUnknown || how.fallback === null,
  );
}

/** "Nothing else" at the end of a list. */
function isNothing(text: string): boolean {
  if (
    /^(?:nothing|nada|none) (?:on|for|with|about|in|en|para|con) (?:this|that|it|ese|esto|eso|este|esta)\b/.test(
      plain(text),
    )
  )
    return true;
  return ['none', 'no', 'unknown', 'yes'].includes(replyOf(text) ?? '');
}

function belongsTo(last: Piece, piece: Piece, part: Part): boolean {
  if (part.joint === 'so') return false;
  const flat = plain(part.text);
  if (part.joint === 'and' && /\b(?:between|entre) (?:\S+ ?){1,4}$/.test(plain(last.text)))
    return true;
  if (/^(?:like|about|around|como|unos|unas|casi)\b/.test(flat)) return true;
  if (last.kind === 'hazard' && piece.kind === 'hazard' && continuesHazard(last, piece, flat))
    return true;
  if (/^(?:it's|es|son|they're)\b/.test(flat) && part.joint === 'comma' && isOneEnergy(last, piece))
    return true;
  const isOwnClause = startsClause.test(flat) && last.text.split(' ').length > 2;
  if (last.kind === 'hazard' && !last.isCertain && piece.kind === 'hazard' && !isOwnClause)
    return true;
  if (last.kind === null && !last.isCertain && part.joint === 'and' && piece.kind !== 'hazard')
    return true;
  if (last.kind !== piece.kind && last.isCertain && piece.isCertain) return false;
  const isOwnHarm = /^\p{L}+(?:ar|er|ir)se\b/u.test(flat) && piece.isCertain;
  if (part.joint === 'and' && !isOwnHarm && consequenceVerb.test(flat) && last.kind === 'hazard')
    return true;
  if (!piece.isCertain && (part.joint === 'and' || plain(part.text).split(' ').length > 4))
    return true;
  if (!last.isCertain && part.joint === 'and' && last.kind === piece.kind) return true;
  return (
    piece.kind === 'hazard' &&
    last.kind === 'hazard' &&
    part.joint === 'and' &&
    piece.energyKey === last.energyKey &&
    piece.energyKey !== ''
  );
}

function isOneEnergy(last: Piece, piece: Piece): boolean {
  const [one, other] = [energyOf(plain(last.text)), energyOf(plain(piece.text))];
  return one !== null && one.energy === other?.energy;
}

const startsClause = /^(?:the|a|an|el|la|los|las|un|una|que|there's|hay|somebody|someone)\b/;

const tellsMore =
  /^(?:that's|that is|eso es|es decir|(?:it's|son|esta a|estan a|mide) (?:like |como |unos )?\S+ (?:feet|foot|metros|pies|inches|grados|degrees)|which|(?:we're|we are|estamos|andamos) (?:right )?(?:in|on|at|by|near|en|junto|cerca)|(?:esta|it's) (?:todo |all )?(?:cerrad[oa]|encerrad[oa]|closed|shut|tight|enclosed)|from|because|due to|since|porque|por|desde|cuando|when|bad|hard|rough)\b/;
const tellsHarm =
  /^(?:could|might|may|can|would|will|(?:it|they) (?:could|might|may|can)|(?:somebody|someone|you|alguien|te|le|les) \p{L}+|se (?:te )?(?:puede|nos|le|va)|nos puede|le puede|te|uno|pueden?|podria)(?!\p{L})/u;
const hurtPart =
  /^(?:your|his|my|somebody's|su|el|la|un|una) (?:foot|feet|hand|finger|arm|leg|head|toe|pie|mano|dedo|brazo|pierna|cabeza)s?\b/;

/** How harm comes about, where it hurts, or why: no hazard of its own. */
function continuesHazard(last: Piece, piece: Piece, flat: string): boolean {
  if (tellsMore.test(flat)) return true;
  const isSameHarm = piece.energyKey === '' || piece.energyKey === last.energyKey;
  return isSameHarm && (tellsHarm.test(flat) || hurtPart.test(flat));
}

function readPiece(raw: string, how: Clauses, library: Library): Piece {
  const text = withoutLead(raw);
  if (isRule(plain(text), how))
    return { text, kind: 'control', isCertain: true, isDenied: false, energyKey: '' };
  const denial = denialOf(raw);
  const isMissing = denial !== null && how.fallback !== 'control';
  const { kind, isCertain } = isMissing
    ? ({ kind: 'hazard', isCertain: true } as const)
    : readPart(text, library, how.fallback);
  const energyKey = kind === 'hazard' ? (readHazard(text, library).highEnergy ?? '') : '';
  return { text, kind, isCertain, isDenied: false, energyKey };
}

function deniedBy(
  part: Part,
  isDenying: boolean,
  how: Clauses,
  library: Library,
): { before: string; denied: string } | null {
  const flat = plain(part.text);
  if (deniesState(flat) || (how.fallback === null && isTakenAway(flat)))
    return { before: '', denied: part.text };
  const denial = isRule(flat, how) ? null : denialOf(part.text);
  if (denial !== null) {
    if (how.fallback !== 'control' && isMissingProtection(denial.denied, library)) return null;
    return denial;
  }
  const continues =
    isDenying &&
    part.joint !== 'so' &&
    !/\b(is|are|we|there|hay|esta|son|the|la|el|could|puede)\b|^(?:ya|it's|they|he|she|lo|los|las|se)\b/.test(
      flat,
    ) &&
    part.text.split(' ').length <= 4;
  return continues
    ? { before: '', denied: part.text.replace(/^(?:or|nor|ni|o|no|any)\s+/iu, '') }
    : null;
}

/** "No loose clothes", "sin ropa suelta": as an answer to what is in place, what people may not do. */
function isRule(flat: string, { fallback }: Clauses): boolean {
  const rule = /^(?:no|sin|never|nunca|without)\s+(.+)$/.exec(flat)?.[1];
  if (fallback !== 'control' || rule === undefined || denialOf(rule) !== null) return false;
  return !/^(?:hay|tenemos|need|necesita|ocupa)/.test(rule) && energyOf(rule) === null;
}

/** "No guardrail on the edge" tells of a hazard, not of its absence. */
function isMissingProtection(denied: string, library: Library): boolean {
  const head = denied.split(' ').slice(0, 3).join(' ');
  const { kind } = readPart(head, library, null);
  return kind === 'control' && controlOf(plain(head)) !== null && energyOf(plain(head)) === null;
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
