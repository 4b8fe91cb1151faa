/** What goes with the hazard before it: a part that tells nothing by itself, or what that hazard does next. */
import { plain } from '../understanding/plain.ts';
import type { Energy } from '../energies.ts';
import type { Hazard } from '../jsa-state.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { saysHarm } from '../understanding/measure.ts';
import { quantitiesOf } from '../understanding/numbers.ts';
import { namesThat, speaksOfIt, tellsAround } from '../understanding/of-it.ts';
import { isStatement } from '../understanding/statement.ts';
import type { Part } from '../understanding/sentences.ts';
import type { Piece } from './piece.ts';

export function goesWith(last: Piece, piece: Piece, part: Pick<Part, 'text' | 'joint'>): boolean {
  if (last.kind !== 'hazard' || piece.kind !== 'hazard') return false;
  const [before, flat] = [plain(last.text), plain(part.text)];
  // "I mean thick", "a forty-foot run, a gust could yank a guy off": one of the two names nothing that hurts.
  if (ofLast.test(flat) || (last.energy === 'biological' && home.test(flat))) return true;
  const isOneEnergy = piece.energy === last.energy;
  if (
    (isOneEnergy || forces.has(last.energy ?? 'gravity')) &&
    leadsTo(before, flat, isOneEnergy || part.joint !== 'comma')
  )
    return true;
  if (part.joint === 'so') return false;
  if (part.joint === 'comma' && leadsIn(before, flat)) return true;
  if (piece.energy === null || (last.energy === null && tellsEvent.test(flat))) return true;
  if (part.joint === 'comma' && comments(before, flat, isOneEnergy)) return true;
  return tellsOnly.test(flat) || (part.joint === 'and' && goesOn(before, flat, isOneEnergy));
}

/** "Up in the bucket, he could get thrown out", "flying the old one off, the load swings": where or when, and then what. */
function leadsIn(before: string, flat: string): boolean {
  if (saysHarm(before) || mayHappen(before) || before.split(' ').length > 6) return false;
  return (
    isWhere.test(before) ||
    (/^(?:\p{L}+ )?\p{L}{3,}ing\b/u.test(before) && !/ing\b/.test(flat) && isStatement(flat))
  );
}

const isWhere =
  /^(?:(?:up|down|out|over|back|arriba|abajo|alla|aca|ahi|afuera|adentro) )+(?:in|on|at|by|under|en|con|del?|por) (?:\p{L}+ ?){1,4}$/u;

/** "The hole's nine feet deep and it's all sand, so the walls could cave in": a state, and what it leads to. */
const forces: ReadonlySet<Energy> = new Set(['gravity', 'motion', 'pressure']);

function leadsTo(before: string, flat: string, isNear: boolean): boolean {
  if (/^\p{L}+ing\b/u.test(before) || saysHarm(before) || mayHappen(before)) return false;
  if (!(saysHarm(flat) || mayHappen(flat))) return false;
  const isTold = quantitiesOf(before).length > 0 || isStatement(before);
  return isTold && (isNear || /^(?:if|when|si|cuando|a guy|somebody|alguien|uno) /.test(flat));
}

/** "Y te machucas los dedos con el conector", "and you're up on the scaffold": by or where something else hurts. */
export function hurtsElsewhere(last: Piece, piece: Piece, part: Part): boolean {
  return (
    last.kind === 'hazard' &&
    piece.kind === 'hazard' &&
    part.joint !== 'so' &&
    last.text.split(' ').length > 4 &&
    piece.energy !== last.energy &&
    hasOwnSource.test(plain(part.text))
  );
}

const hasOwnSource =
  /^(?:te|se|le|les|nos|uno) .+ con (?:el|la|los|las|un|una) \p{L}+(?: del? .+)?$|^(?:esta|estan) (?:el|la|los|las) \p{L}+|^(?:la|your|tu) (?:espalda|back|cintura)$|^(?:that|this) (?:thing|machine|saw|rig|sucker)(?:'s| is) \p{L}|^(?:you|we|they|he|she|somebody|a guy)(?:'re|'s| is| are) (?:way |right )?(?:up|out|down|working|standing|leaning|hanging|in|on|under|next|close) (?!here\b|there\b)\p{L}/u;

/** "Heat, gonna be a hundred and nine", "la manguera, si se zafa te azota": a name, and then what it is or does. */
function comments(before: string, flat: string, isOneEnergy: boolean): boolean {
  if (/^que (?:esta|estan|es|son|hay|pesan?|va|van)\b/.test(flat)) return true;
  if (isOneEnergy && quantitiesOf(flat).length > 0 && !saysHarm(flat)) return true;
  const isHarm = saysHarm(before) || mayHappen(before);
  if (isOneEnergy && isHarm && isState(flat)) return true;
  const isName =
    before.split(' ').length < 5 &&
    !/\p{L}{2,}(?:ing|ando|iendo|[aei]r(?:se)?)(?: |$)/u.test(before) &&
    !isHarm &&
    !isStatement(before);
  if (isOneEnergy)
    return noSubject.test(flat) || anyone.test(flat) || (isName && isStatement(flat));
  return isName && noSubject.test(flat) && !tellsAround(flat) && !namesThat(flat);
}

/** "That asphalt is soft", "es pura arena": what is around, and no harm yet. */
function isState(flat: string): boolean {
  const tells =
    /^(?:(?:the|that|el|la|ese|esa) \p{L}+(?:'s| is| esta| anda)|it's|es|son|pur[oa]) \p{L}/u;
  return tells.test(flat) && !saysHarm(flat) && !mayHappen(flat);
}

/** "We could hit it", "thing'll take your teeth out", "Mitch can't see behind him": of what was named, whatever it tells. */
const ofLast =
  /^(?:we|you|somebody|someone|a guy|one) (?:could|can|might) \p{L}+ (?:it|them|'em)\b|^(?:that )?(?:thing|sucker)'\p{L}+ |^(?:he|she|you|\p{L}+) can't see (?!it\b)|^(?:grab|touch|catch|step on|nick) .* and (?:you|he)'/u;

/** "Wasps, a nest under the eave": where they are. */
const home =
  /^(?:(?:always|ya vimos|siempre hay|i mean|there's|hay) )*(?:an? |un |una |the )?(?:nests?|mounds?|hives?|panal(?:es)?|avisperos?|hormigueros?|nidos?)\b/;

/** Someone or something of the hazard before it, and no thing of its own. */
const noSubject =
  /^(?:(?:if|once|cause|si|cuando) )?(?:you|we|he|(?:that )?(?:thing|sucker)|se|nos|te|le|les|it|they|that|(?:de )?(?:ahi|alla|aca)(?: si| arriba| abajo| adentro)? (?:se|te|le|nos)|retumba|vuelan|cae|brincan?|suena|arde|con (?:una (?:sola )?chisp\p{L}+|es[oa]s?))(?:'\p{L}+)? (?!got\b|get\b|have\b|que\b)\p{L}/u;

const tellsEvent =
  /^(?!que )(?:(?:the|a|an|one|el|la|los|las|un|una|somebody|someone|alguien) )?(?:\p{L}+ ){0,3}(?:can|could|might|may|will|pued\p{L}+|se|te|le|les|\p{L}{3,}(?<!s)s) /u;

/** "Que deja sordo a uno", "burns you", "se te mete en las botas": what it does, with no subject of its own. */
const tellsOnly =
  /^(?:que (?:no |se |te |le |les |nos |lo |la )*(?:hay|es|son|esta|estan|da|dan|va|van|anda|andan|pesan?|tienen?|salen?|traen?|vienen?|ponen?|hacen?|deja|dejan|quema|queman|marea|marean|pica|pican|salpica|salpican|corta|cortan|raspa|raspan|pega|pegan|mata|retumba|zumba|rebota|jala|agarra|tapa|pasa|pasan|mete|meten|cae|caen|prende|prenden)\b|ya ves? que |(?:it|that|they|this)'ll |(?:burns|cuts|slices?|wrecks|hurts|kills|gets|knocks|eats|makes|takes|tears|beats|cooks) (?:you|your|right|in your|a guy|somebody|through)|slice your |(?:hitting|striking|crushing|catching|landing on|falling on) (?:whoever|somebody|someone|you|us|people|the guys?)\b(?!.* with )|that \p{L}+ (?:goes|burns|lights) like )/u;

/** "Folks come flying down that hill": what the hazard does, or who is there. */
const anyone =
  /^(?:(?:a )?guys?|somebody|someone|folks|people|one(?: of (?:'em|them))?|alguien|uno|la gente|un carro) (?!que\b)\p{L}/u;

/** "Could barber-chair and come back on whoever's cutting": the same thing goes on. */
function goesOn(before: string, flat: string, isOneEnergy: boolean): boolean {
  if (
    /^(?:it|they|that|this|he|she|you)(?:'\p{L}+)? (?!got\b|get (?!your)|have\b)|^(?:se|te|le|les|nos) \p{L}|^l[oa] \p{L}+[ea]$|^(?:no )?(?:son|es|ven?|lleva|puede|pueden)\b|^(?:al?|en) (?:l[ao]s?|alguien) /u.test(
      flat,
    )
  )
    return true;
  if (anyone.test(flat) && (isOneEnergy || !saysHarm(before))) return true;
  if (setsOff.test(before) && tellsEvent.test(flat)) return true;
  if (/^(?:luego |tambien )?que /.test(before) && sharesSubject.test(flat)) return true;
  if (/\bpued/.test(before) && /^\p{L}+[aei]r(?:l[oae]s?|te|se|nos)\b/u.test(flat)) return true;
  if (ingVerb.test(flat)) return /\p{L}{3,}ing\b/u.test(before);
  return (
    (/\b(?:could|might|may|can|will)\b|'ll\b/.test(before) || isOneEnergy) && verbFirst.test(flat)
  );
}

/** "A coupling lets go", "que se zafe la manguera": what comes next follows from it. */
const setsOff =
  /\b(?:lets? go|letting go|breaks?|snaps?|slips?|fails?|bursts?|pops?|plugs?|kicks? out|(?:zaf|revient|suelt|romp|tap|voltea)[ae])\b/;
const sharesSubject =
  /^(?!(?:el|la|los|las|un|una|que|de|en|con|a|al|gente|arena|piedra|tierra)\b)\p{L}+(?:[ea]|en|an)(?: |$)/u;

const after = String.raw`(?:you|your|him|his|her|us|them|'em|somebody|someone|whoever|a guy|around|back|down|off|over|out|up|loose|right|into|onto|through|on (?:the|top|whoever|somebody))`;
const verbFirst = new RegExp(String.raw`^\p{L}+(?<!ing) ${after}\b`, 'u');
const ingVerb = new RegExp(String.raw`^\p{L}{2,}ing ${after}\b`, 'u');

/** A sentence that only goes on with the hazard of the one before it: "You slide right down it", "it'll be 97 by two". */
export function isOfBefore(before: Hazard, { text, energy, isCertain }: Piece): boolean {
  const flat = plain(text);
  if (speaksOfIt(flat) && !isCertain) return true;
  if (tellsOnly.test(flat) || speaksOfIt(flat)) return energy === null || energy === before.energy;
  const isMore = anyone.test(flat) || (quantitiesOf(flat).length > 0 && isState(flat));
  return isMore && energy !== null && energy === before.energy;
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
