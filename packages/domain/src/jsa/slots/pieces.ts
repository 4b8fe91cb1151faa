/** The parts of a sentence, each with what it is: a hazard, a control, a denial, or not clear. */
import type { Library } from '../library/compile.ts';
import { readHazard, readPart } from '../understanding/classify.ts';
import { isWorn } from '../understanding/control-signals.ts';
import { aimOf } from './aim.ts';
import { joins } from './belongs.ts';
import { joinCauses } from './causes.ts';
import { isIsolation, isSound, withoutCondition } from '../understanding/clause.ts';
import {
  isGottenDone,
  isPlainMeasure,
  leadsToHarm,
  namesMeasure,
  readAfterHazard,
  saysHarm,
  tellsDeed,
} from '../understanding/measure.ts';
import { isAbsent } from '../understanding/absent.ts';
import { denialOf, deniesState, isTakenAway } from '../understanding/negation.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { speaksOfIt } from '../understanding/of-it.ts';
import { plain } from '../understanding/plain.ts';
import { tellsEnergy, tellsState } from '../understanding/tells-state.ts';
import { isStatement } from '../understanding/statement.ts';
import { partsOf, withoutLead, type Part } from '../understanding/sentences.ts';
import { forbidsWithMeasure, isMissingProtection, isRule, isRuleAfter } from './forbidding.ts';
import { measuresOf, onlyGoesOn } from './measures-of.ts';
import { isNothing } from './nothing.ts';
import type { Clauses, Piece } from './piece.ts';
import { aboutHow, doneWet, tellsMore } from './piece-words.ts';
import { settleUnclear } from './tells-more.ts';
import { deniedBeforeNor, deniedAfterNor } from './nor.ts';

/** Parts with what they are; a part that says nothing of its own stays with its neighbor. */
export function piecesOf(text: string, how: Clauses, library: Library): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  let isDenying = false;
  const parts = joinCauses(text, partsOf(text), library);
  if (how.target !== undefined)
    return measuresOf(text, parts, how.target, library).map((measure) => ({
      text: measure,
      kind: 'control',
      isCertain: true,
      isDenied: false,
      energyKey: '',
    }));
  for (const part of parts) {
    if (isNothing(part.text)) continue;
    const before = pieces.at(-1);
    if (before?.kind === 'control' && how.fallback === 'control' && onlyGoesOn(part)) {
      before.text = text.slice(text.lastIndexOf(before.text, end), part.end);
      end = part.end;
      continue;
    }
    const denials: ReturnType<typeof deniedBy> =
      (isDenying ? deniedAfterNor(text.slice(end, part.start), part) : null) ??
      deniedBeforeNor(part, text.slice(part.end)) ??
      (isForbidding(pieces, part, text, library) ? null : deniedBy(part, isDenying, how, library));
    isDenying = denials !== null;
    if (denials !== null) {
      if (denials.before !== '' && !isAbsent(denials.before) && !isOnlyWhere(denials.before))
        pieces.push(readPiece(denials.before, how, library));
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
    const isMeasure =
      isForbidding(pieces, part, text, library) ||
      (how.fallback === 'hazard' &&
        pieces.length > 0 &&
        aimOf(withoutLead(part.text))?.isLead === true) ||
      (part.joint === 'so' &&
        how.fallback !== null &&
        !leadsToHarm(plain(part.text)) &&
        !isHarmAfterSo(plain(part.text), library));
    const piece = isMeasure
      ? {
          text: withoutLead(part.text),
          kind: 'control' as const,
          isCertain: true,
          isDenied: false,
          energyKey: '',
        }
      : readAfter(
          pieces,
          readPiece(
            part.text,
            how,
            library,
            pieces.length === 0 && /^\s*,/.test(text.slice(part.end)),
          ),
          part,
          text.slice(0, part.start),
          how,
          library,
        );
    const last = pieces.at(-1);
    if (last !== undefined && !last.isDenied && joins(last, piece, part)) {
      if (last.energy === null && piece.energy !== undefined) last.energy = piece.energy;
      if (piece.isMore !== true || tellsEnergy(plain(piece.text))) delete last.own;
      else last.own ??= last.text;
      last.text = text.slice(text.lastIndexOf(last.text, end), part.end);
      last.kind = last.isCertain ? last.kind : piece.kind;
      if (piece.isCertain) last.isUnclear = false;
      last.isCertain ||= piece.isCertain;
      if (last.energyKey === '') last.energyKey = piece.energyKey;
    } else {
      if (last !== undefined && isListedWith(pieces, last, piece, part, library)) makeControl(last);
      pieces.push({ ...piece, joint: part.joint });
    }
    end = part.end;
  }
  return settleUnclear(pieces, text, library).filter(
    ({ kind, isDenied }) => isDenied || kind !== null || !how.keepUnknown || how.fallback === null,
  );
}

/** "The iron runs five hundred degrees, so it's burnt hands". */
function isHarmAfterSo(flat: string, library: Library): boolean {
  return (
    tellsState(flat) ||
    (readAfterHazard(flat, library) === 'harm' &&
      !tellsDeed(flat) &&
      !namesMeasure(flat) &&
      !/^(?:for|para|pa|por|con|on|we|i|nos)\b|\b\p{L}{2,}[aei]mos\b/u.test(flat))
  );
}

/** "Arriba no hay nadie": where, and nothing more. */
function isOnlyWhere(text: string): boolean {
  return /^(?:arriba|abajo|aqui|alla|ahi|alli|adentro|afuera|atras|enfrente|hoy|ahorita|(?:up|down|in|out|over|back) (?:there|here)|here|there|upstairs|downstairs|inside|outside|today)$/.test(
    plain(text),
  );
}

/** "Badge and a guard": what is listed with a measure is one. */
function isListedWith(
  pieces: readonly Piece[],
  last: Piece,
  piece: Piece,
  { joint }: Part,
  library: Library,
): boolean {
  if (piece.kind !== 'control' || joint !== 'and') return false;
  if (last.isUnclear === true) return true;
  return (
    pieces.length > 1 &&
    last.kind === 'hazard' &&
    !last.isCertain &&
    readHazard(last.text, library).energy === null
  );
}

function makeControl(piece: Piece): void {
  piece.kind = 'control';
  piece.isCertain = true;
  piece.isUnclear = false;
}

function isForbidding(
  pieces: readonly Piece[],
  part: Part,
  text: string,
  library: Library,
): boolean {
  return (
    isRuleAfter(pieces, part) || forbidsWithMeasure(pieces, part, text.slice(part.end), library)
  );
}

/** @param isLeading a part that others follow: "ice on the floor, salt" answers no question for a control */
function readPiece(raw: string, how: Clauses, library: Library, isLeading = false): Piece {
  const text = withoutLead(raw);
  if (how.fallback === 'control' && isGottenDone(plain(text)))
    return { text, kind: 'control', isCertain: true, isDenied: false, energyKey: '' };
  if (isRule(plain(text), how) || isIsolation(plain(text)) || isSound(plain(text)))
    return { text, kind: 'control', isCertain: true, isDenied: false, energyKey: '' };
  const denial = denialOf(raw);
  const isMissing =
    (denial !== null && how.fallback !== 'control') ||
    (how.fallback === 'hazard' && saysHarm(plain(text)));
  const read = readPart(text, library, how.fallback);
  const isHarm =
    isMissing ||
    (how.fallback !== 'hazard' &&
      isLeading &&
      (saysHarm(withoutPurpose(plain(text))) ||
        mayHappen(plain(text)) ||
        (!(read.kind === 'control' && read.isCertain) &&
          readAfterHazard(withoutPurpose(plain(text)), library) === 'harm')));
  const isFirst = isLeading && how.fallback === 'hazard' && read.kind === 'control';
  const { kind, isCertain } =
    isHarm || (isFirst && !tellsDeed(plain(text)) && !isWorn(plain(text)))
      ? ({ kind: 'hazard', isCertain: true } as const)
      : read;
  if (kind !== 'hazard') return { text, kind, isCertain, isDenied: false, energyKey: '' };
  const { energy, highEnergy } = readHazard(text, library);
  const piece: Piece = { text, kind, isCertain, isDenied: false, energyKey: highEnergy ?? '' };
  return how.fallback === 'hazard' ? { ...piece, energy } : piece;
}

/** "Water for the dust": the dust is what the water is for. */
function withoutPurpose(flat: string): string {
  return flat.replace(/\s+(?:for|against|from|to keep|so|para|contra|del?|pa) .*$/, '');
}

/** After a hazard, in the same breath: more harm, what is done about it, or words that leave it open. */
function readAfter(
  pieces: readonly Piece[],
  piece: Piece,
  { joint }: Part,
  before: string,
  how: Clauses,
  library: Library,
): Piece {
  const last = pieces.at(-1);
  const hazard = pieces.find(({ kind }) => kind === 'hazard');
  if (how.fallback === 'control' || hazard === undefined) return piece;
  const flat = plain(piece.text);
  const { concept, energy } = readHazard(piece.text, library);
  const isNamed = concept !== null && energy !== readHazard(hazard.text, library).energy;
  if (last?.isDenied !== true && !isNamed && tellsState(flat, /(?:and|y)\s+$/iu.test(before)))
    return {
      ...piece,
      kind: last?.kind ?? null,
      isCertain: false,
      energyKey: '',
      isMore: true,
    };
  if (piece.kind === 'control')
    return last?.kind === 'hazard' &&
      readAfterHazard(flat, library) === 'harm' &&
      !/^(?:hay|tenemos) que\b/.test(flat)
      ? { ...piece, kind: 'hazard' }
      : piece;
  if (piece.kind === null && !hazard.isCertain) return piece;
  const knows = readHazard(hazard.text, library).energy !== null;
  // Who tells how harm comes about lists no other thing that hurts without saying so.
  const isStory = hazard.text.split(' ').length > 3 || saysHarm(plain(hazard.text));
  const read = readAfterHazard(flat, library, isStory);
  // "Luis climbs out first": someone who is named does it.
  const isDone = doneByName.test(piece.text) && !saysHarm(deedOf(flat));
  // Lead dust, "wet": that is how the work is done. "Wet floor signs and rubber soles" is one list.
  const isHow = readHazard(hazard.text, library).energy === 'chemical' && doneWet.test(flat);
  const isListed =
    joint === 'and' &&
    last?.kind === 'control' &&
    (read === 'unclear' ||
      /^\p{L}{2,}[aei]r(?:l[oa]s?)?\b/u.test(flat) ||
      (isStatement(flat) && !saysHarm(flat) && !mayHappen(flat)));
  const after = isDone || isListed || isHow ? 'measure' : read;
  if (after === 'measure')
    return knows || isListed || isPlainMeasure(flat) || doneByName.test(piece.text)
      ? { ...piece, kind: 'control', isCertain: true, energyKey: '' }
      : piece;
  // "Grabs and walks" goes on with the harm.
  const goesOn = joint === 'and' && last?.kind === 'hazard' && last.isUnclear !== true;
  const isTold = knows || hazard.text.split(' ').length > 2;
  const isOpen = isTold || last?.kind === 'control' || last?.isUnclear === true;
  return after === 'harm' ||
    !isOpen ||
    goesOn ||
    (last?.kind === 'hazard' && joint === 'comma' && speaksOfIt(flat)) ||
    tellsMore.test(flat) ||
    aboutHow.test(flat)
    ? piece
    : { ...piece, isCertain: false, energyKey: '', isUnclear: true };
}

/** What someone does, without the name and the case for which he does it. */
const deedOf = (flat: string): string =>
  withoutCondition(flat.replace(/^(?:(?:el|la|don) )?\S+ /u, '')).replace(
    /\s(?:before|antes de)\s.*$/u,
    '',
  );

const doneByName =
  /^(?:(?:el|la|don|doña) )?\p{Lu}\p{Ll}+(?:['’](?:s|ll))? (?!(?:could|might|may|can|puede)\b)\p{Ll}/u;

function deniedBy(
  part: Part,
  isDenying: boolean,
  how: Clauses,
  library: Library,
): { before: string; denied: string } | null {
  const flat = plain(part.text);
  if (deniesState(flat) || ((how.fallback === null || how.isLate === true) && isTakenAway(flat)))
    return { before: '', denied: part.text };
  const denial = isRule(flat, how) ? null : denialOf(part.text);
  if (denial !== null) {
    if (how.fallback !== 'control' && isMissingProtection(denial.denied, library)) return null;
    return denial;
  }
  const continues =
    isDenying &&
    part.joint !== 'so' &&
    !/\b(is|are|we|there|hay|esta|son|the|la|el|could|puede)\b|^(?:ya|it's|they|he|she|lo|los|las|se|all|only|just|everything|puro|pura|solo|nomas|todos?|todas?)\b/.test(
      flat,
    ) &&
    part.text.split(' ').length <= 4;
  return continues
    ? { before: '', denied: part.text.replace(/^(?:or|nor|ni|o|no|any)\s+/iu, '') }
    : null;
}
