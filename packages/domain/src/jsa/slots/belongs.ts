/** Whether a part of a sentence goes on with the one before it, or tells something of its own. */
import { isBodyPart } from '../understanding/clause.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { quantitiesOf } from '../understanding/numbers.ts';
import {
  leadsOn,
  namesAnother,
  namesThat,
  speaksOfIt,
  tellsAround,
} from '../understanding/of-it.ts';
import { plain } from '../understanding/plain.ts';
import type { Part } from '../understanding/sentences.ts';
import { goesWith, hurtsElsewhere } from './goes-with.ts';
import type { Piece } from './piece.ts';
import { aboutHow, hurtPart, mayGo, tellsHarm, tellsMore } from './piece-words.ts';

export function joins(last: Piece, piece: Piece, part: Part): boolean {
  if (piece.isMore === true) return !hurtsElsewhere(last, piece, part);
  if (piece.isUnclear === true) return last.isUnclear === true && part.joint === 'and';
  if (last.isUnclear === true) return isSubjectOf(piece, part);
  if (hurtsElsewhere(last, piece, part)) return false;
  return goesWith(last, piece, part) || belongsTo(last, piece, part);
}

/** "La navaja de cortar, esa te abre el dedo": what was named first is what hurts. */
function isSubjectOf(piece: Piece, part: Part): boolean {
  return (
    part.joint === 'comma' &&
    piece.kind === 'hazard' &&
    piece.isCertain &&
    speaksOfIt(plain(part.text))
  );
}

const consequenceVerb =
  /^(?:and |y )?(?:hit|crush|kill|hurt|strike|land|knock|injure|burn|break|take|get|pin|cut|golpear|pegar|aplastar|matar|lastimar|caer|quebrar|herir|agarrar|quemar|machuca|prensa|corta|raja|tumba|mata|lastima|jala|atrapa|aplasta|pega|slice|mash|smash|pinch|eat|catch|grab|roll over on|le |les |nos )/;

function belongsTo(last: Piece, piece: Piece, part: Part): boolean {
  const flat = plain(part.text);
  if (last.kind === 'hazard' && piece.kind !== 'control' && part.joint !== 'and') {
    if (speaksOfIt(flat))
      return (
        !(
          tellsAround(flat) ||
          ((namesThat(flat) || /^you(?:'ve)? g[eo]t\b/.test(flat)) && isOtherEnergy(last, piece))
        ) || isOneEnergy(last, piece)
      );
    if (leadsOn(flat) && !isOtherHarm(last, piece)) return true;
  }
  if (part.joint === 'so') return false;
  if (part.joint === 'and' && /\b(?:between|entre) (?:\S+ ?){1,4}$/.test(plain(last.text)))
    return true;
  if (/^(?:like|about|around|como|unos|unas|casi)\b/.test(flat) && flat.split(' ').length < 7)
    return true;
  if (last.kind === 'hazard' && piece.kind === 'hazard' && aboutHow.test(flat) && isMeasured(flat))
    return true;
  if (last.kind === 'hazard' && piece.kind === 'hazard' && continuesHazard(last, piece, flat))
    return true;
  if (/^(?:it's|es|son|they're)\b/.test(flat) && part.joint === 'comma' && isOneEnergy(last, piece))
    return true;
  if (
    part.joint === 'and' &&
    isInfinitive(flat) &&
    !last.isCertain &&
    isInfinitive(plain(last.text))
  )
    return true;
  if (
    part.joint === 'and' &&
    isBareNoun(last) &&
    piece.kind === 'hazard' &&
    flat.split(' ').length > 2 &&
    isOneEnergy(last, piece)
  )
    return true;
  if (
    part.joint === 'and' &&
    last.kind === 'hazard' &&
    tellsNext.test(flat) &&
    !isOtherHarm(last, piece)
  )
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

/** "It's 120 pounds", "sesenta libras": a figure, not another hazard. */
function isMeasured(flat: string): boolean {
  return (
    quantitiesOf(flat).length > 0 &&
    ['motion', 'electrical', undefined].includes(energyOf(flat)?.energy)
  );
}

function isOtherEnergy(last: Piece, piece: Piece): boolean {
  const [one, other] = [energyOf(plain(last.text)), energyOf(plain(piece.text))];
  return one !== null && other !== null && one.energy !== other.energy;
}

const isOtherCase = (flat: string, last: Piece, piece: Piece): boolean =>
  /^(?:cuando|when) /.test(flat) && isOtherEnergy(last, piece);

function isOneEnergy(last: Piece, piece: Piece): boolean {
  const [one, other] = [energyOf(plain(last.text)), energyOf(plain(piece.text))];
  return one !== null && one.energy === other?.energy;
}

/** "It tips and lands on you", "se tapa y truena": what the same thing does next. */
const tellsNext =
  /^(?:(?:se|te|le|nos|me) (?:\p{L}+ ?){1,4}|(?!\p{L}+[ai]d[oa]s?$)\p{L}+(?:[ae]|an|en)|(?:drops|falls|tips|rolls|slides|swings|breaks|snaps|slips|flies|jumps|sinks|bursts|pops|leaks|shifts|spins|burns|explodes|collapses|buckles|splits|cracks)|\p{L}+s (?:you|your|the|a|an|on|off|over|into|out|down|back|somebody|someone|his|it)\b.*)$/u;

function isOtherHarm(last: Piece, piece: Piece): boolean {
  return (
    plain(piece.text).includes(' ') &&
    last.energyKey !== piece.energyKey &&
    last.energyKey !== '' &&
    piece.energyKey !== ''
  );
}

/** "Ash and soot in your lungs": a thing that shares what is said of the next. */
function isBareNoun({ kind, text }: Piece): boolean {
  return kind === 'hazard' && /^(?:(?:the|el|la|los|las) )?\p{L}+$/u.test(plain(text));
}

const infinitive = /^\p{L}{2,}[aei]r(?:l[aeo]s?|se|te|nos)?\b/u;
const isInfinitive = (flat: string): boolean => infinitive.test(flat);

const startsClause = /^(?:the|a|an|el|la|los|las|un|una|que|there's|hay|somebody|someone)\b/;

/** How harm comes about, where it hurts, or why: no hazard of its own. */
function continuesHazard(last: Piece, piece: Piece, flat: string): boolean {
  if (tellsMore.test(flat))
    return !(namesAnother(flat) || isOtherCase(flat, last, piece)) || isOneEnergy(last, piece);
  if (mayGo.test(flat) && isOneEnergy(last, piece)) return true;
  const isSameHarm =
    (piece.energyKey === '' || piece.energyKey === last.energyKey) && !isOtherEnergy(last, piece);
  return isBodyPart(flat) || (isSameHarm && (tellsHarm.test(flat) || hurtPart.test(flat)));
}
