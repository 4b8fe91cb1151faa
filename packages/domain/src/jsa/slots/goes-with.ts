/** What goes with the hazard before it: a part that tells nothing by itself, or what that hazard does next. */
import { plain } from '../understanding/plain.ts';
import type { Hazard } from '../jsa-state.ts';
import { speaksOfIt } from '../understanding/of-it.ts';
import { isStatement } from '../understanding/statement.ts';
import type { Part } from '../understanding/sentences.ts';
import type { Piece } from './piece.ts';

export function goesWith(last: Piece, piece: Piece, part: Part): boolean {
  if (last.kind !== 'hazard' || piece.kind !== 'hazard' || part.joint === 'so') return false;
  const [before, flat] = [plain(last.text), plain(part.text)];
  // "I mean thick", "a forty-foot run, a gust could yank a guy off": one of the two names nothing that hurts.
  if (piece.energy === null || (last.energy === null && tellsEvent.test(flat))) return true;
  return tellsOnly.test(flat) || (part.joint === 'and' && goesOn(before, flat));
}

const tellsEvent =
  /^(?!que )(?:(?:the|a|an|one|el|la|los|las|un|una|somebody|someone|alguien) )?(?:\p{L}+ ){0,3}(?:can|could|might|may|will|pued\p{L}+|se|te|le|les|\p{L}{3,}(?<!s)s) /u;

/** "Que deja sordo a uno", "burns you", "se te mete en las botas": what it does, with no subject of its own. */
const tellsOnly =
  /^(?:que (?:no |se |te |le |les |nos |lo |la )*(?:hay|es|son|esta|estan|da|dan|va|van|anda|andan|pesan?|tienen?|salen?|traen?|vienen?|ponen?|hacen?|deja|dejan|quema|queman|marea|marean|pica|pican|salpica|salpican|corta|cortan|raspa|raspan|pega|pegan|mata|retumba|zumba|rebota|jala|agarra|tapa|pasa|pasan|mete|meten|cae|caen|prende|prenden)\b|ya ves? que |(?:it|that|they|this)'ll |(?:burns|cuts|slices?|wrecks|hurts|kills|gets|knocks|eats|makes|takes|tears|beats|cooks) (?:you|your|right|in your|a guy|somebody|through)|slice your )/u;

/** "Could barber-chair and come back on whoever's cutting": the same thing goes on. */
function goesOn(before: string, flat: string): boolean {
  if (
    /^(?:it|they|that|this|he|she|you)(?:'\p{L}+)? (?!got\b|have\b)|^(?:se|te|le|les|nos) \p{L}/u.test(
      flat,
    )
  )
    return true;
  if (/(?:\b(?:could|might|may|can|will|would)|'ll)\b/.test(before)) return bareVerb.test(flat);
  return ingVerb.test(flat) && /\p{L}{3,}ing\b/u.test(before);
}

const after = String.raw`(?:you|your|him|his|her|us|them|'em|somebody|someone|whoever|a guy|around|back|down|off|over|out|up|loose|right|into|onto|through)`;
const bareVerb = new RegExp(String.raw`^\p{L}+(?<!ing|s) ${after}\b`, 'u');
const ingVerb = new RegExp(String.raw`^\p{L}{2,}ing ${after}\b`, 'u');

/** A sentence that only goes on with the hazard of the one before it: "You slide right down it", "it'll be 97 by two". */
export function isOfBefore(before: Hazard, { text, energy }: Piece): boolean {
  const flat = plain(text);
  return (
    (tellsOnly.test(flat) || speaksOfIt(flat)) && (energy === null || energy === before.energy)
  );
}

/** A name that the rules don't know may still hurt, and so may what no one did; other statements don't. */
export function namesThing(text: string, before: Hazard | undefined): boolean {
  const flat = plain(text);
  if (before !== undefined || speaksOfIt(flat)) return false;
  return (
    /\b(?:never|not|nunca|nadie|no)\b/.test(flat) ||
    (flat.split(' ').length < 5 && !isStatement(flat))
  );
}
