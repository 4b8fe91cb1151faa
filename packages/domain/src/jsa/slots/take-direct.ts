/** Answers to "does it still protect if someone makes a mistake?". A maybe is not a yes. */
import type { Control, Hazard, JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import type { Reply } from '../understanding/replies.ts';
import { hasDirect, hazardsOf } from '../facts/find.ts';
import { namedBy } from './aim.ts';
import { fitsHazard, newControl, putControl, putGear } from '../facts/put.ts';
import { askedHazards } from '../saying/question.ts';
import { isDoneByRole } from '../understanding/clause.ts';
import { isCarefulOnly, readControl, readPart } from '../understanding/classify.ts';
import { contentOf, overlap, plain } from '../understanding/plain.ts';
import { sharedRoots } from '../understanding/roots.ts';
import { namesBarrier, tellsDeed } from '../understanding/measure.ts';
import { listOf, partsOf, withoutLead } from '../understanding/sentences.ts';
import { measuresOf } from './measures-of.ts';
import { isListOfGear } from './speaks-of.ts';

const doubt =
  /\b(maybe|probably|i think|i guess|should (?:be|hold|work|protect)|hopefully|not sure|depends|might|kinda|sort of|tal vez|quizas?|a lo mejor|creo|supongo|puede ser|puede que|depende|ojala|deberia|mas o menos|yo digo|no estoy segur[oa])\b/;
const holding =
  /\b(hold\w*|work\w*|protect\w*|catch\w*|stay\w*|still|no matter|even if|can't|cannot|won't|check\w*|inspect\w*|aguant\w*|proteg\w*|funcion\w*|sirve|detien\w*|aunque|no importa|no puede|revis\w*|inspeccion\w*)\b/;

/** @returns whether the question is settled */
export function takeDirect(
  draft: JsaState,
  reply: Reply | null,
  said: string,
  library: Library,
): boolean {
  const hazards = hazardsMeant(draft, withoutLead(said), library);
  const rest = withoutTopic(withoutLead(said)).replace(/[\s.]+$/u, '');
  if (reply === null && listOf(rest).length > 2 && isListOfGear(rest, library)) {
    for (const item of listOf(rest)) putGear(draft, item, library);
    return false;
  }
  if (reply === 'maybe' || doubt.test(plain(rest))) {
    keepDetail(hazards, rest);
    for (const hazard of hazards) hazard.directAsked = 2;
    return true;
  }
  if (reply === 'no' || reply === 'none') {
    for (const hazard of hazards) {
      for (const control of hazard.controls)
        if (control.direct === 'unknown') control.direct = 'no';
    }
    const added = rest === '' ? [] : addControls(draft, hazards, rest, false, library);
    if (added.length === 0) keepDetail(hazards, rest);
    return true;
  }
  const asked = hazards
    .flatMap(({ controls }) => controls)
    .filter(({ direct }) => direct === 'unknown');
  if (reply === 'yes' && rest === '') {
    confirmBest(hazards, rest);
    return asked.length > 0;
  }
  if (reply === 'yes' || (asked.length > 0 && speaksOf(asked, rest))) {
    confirmBest(hazards, rest);
    if (!namesOther(asked, rest, library)) keepDetail(hazards, rest);
    else addControls(draft, hazards, rest, true, library);
    return true;
  }
  return addControls(draft, hazards, rest, true, library).length > 0;
}

/** The hazards in question, unless the words name the control or the words of another. */
function hazardsMeant(draft: JsaState, rest: string, library: Library): Hazard[] {
  const asked = askedHazards(draft);
  const content = contentOf(rest);
  if (content.size === 0) return asked;
  const topic = topicIn(rest)?.[1];
  const words = contentOf(topic ?? bareTopic.exec(rest)?.[1] ?? '');
  const all = hazardsOf(draft.facts).filter(
    ({ text }) => topic !== undefined || sharedRoots(contentOf(text), words) === words.size,
  );
  const named = words.size === 0 ? undefined : namedBy(draft, all, [...words].join(' '));
  if (named !== undefined) return [named];
  const { fits } = readControl(rest, library);
  const shares = (hazard: Hazard) =>
    (fitsHazard(fits, hazard) ? 3 : 0) +
    overlap(
      contentOf([hazard.text, ...hazard.controls.map(({ text }) => text)].join(' ')),
      content,
    );
  const own = Math.max(0, ...asked.map(shares));
  if (own > 0) return asked;
  const others = hazardsOf(draft.facts).filter(
    (hazard) => hazard.highEnergy !== null && !hasDirect(hazard),
  );
  const best = others.toSorted((one, other) => shares(other) - shares(one))[0];
  return best !== undefined && shares(best) > 0 ? [best] : asked;
}

/** "On the capstan, yeah, it's a dead-man pedal", "lo de la ventosa, …": which hazard it is about. */
const onTopic =
  /^(?:(?:on|for|with|about|en|con|para|pa'?|de) (?:lo del? )?|lo del? )(?:the |that |el |la |los |las )?((?:[\p{L}\d'-]+ ){0,3}?[\p{L}\d'-]+?)(?: s[ií])?[,:]\s*(?:(?:yeah|yes|yep|s[ií]|pues|well),?\s+)*/iu;

/** "The blades, if they lift the grate it stops": only where it is the name of a hazard. */
const bareTopic = /^(?:the |el |la |los |las )?((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+),/iu;

/** Not "on the scaffold there's full guardrail, top and mid". */
function topicIn(said: string): RegExpExecArray | null {
  const topic = onTopic.exec(said);
  const [whole = '', named = ''] = topic ?? [];
  return named.split(' ').length > 2 && namesBarrier(plain(whole)) ? null : topic;
}

function withoutTopic(said: string): string {
  return said.slice(topicIn(said)?.[0].length ?? 0);
}

function confirmBest(hazards: readonly Hazard[], rest: string): void {
  const content = contentOf(rest);
  for (const { controls } of hazards) {
    const [best] = controls
      .filter(({ direct }) => direct === 'unknown')
      .toSorted(
        (one, other) =>
          overlap(contentOf(other.text), content) - overlap(contentOf(one.text), content),
      );
    if (best !== undefined) best.direct = 'yes';
  }
}

function speaksOf(asked: readonly Control[], rest: string): boolean {
  const content = contentOf(rest);
  return (
    holding.test(plain(rest)) && asked.some(({ text }) => overlap(contentOf(text), content) > 0)
  );
}

function namesOther(asked: readonly Control[], rest: string, library: Library): boolean {
  const { concept, canBeDirect } = readControl(rest, library);
  const content = contentOf(rest);
  if (
    asked.some(
      (control) =>
        (concept !== null && control.concept === concept) ||
        overlap(contentOf(control.text), content) > 0,
    )
  )
    return false;
  return concept !== null || canBeDirect;
}

/** What else was said about the control stays with it: who checks it, how it is fixed. */
function keepDetail(hazards: readonly Hazard[], rest: string): void {
  const said = rest.replace(/[\s.]+$/u, '');
  if (contentOf(said).size === 0) return;
  for (const { controls } of hazards) {
    const control = controls.find(({ direct }) => direct === 'yes') ?? controls.at(-1);
    if (control !== undefined && !control.text.includes(said)) control.text += ` (${said})`;
  }
}

function addControls(
  draft: JsaState,
  hazards: readonly Hazard[],
  text: string,
  mayHold: boolean,
  library: Library,
): Control[] {
  const added: Control[] = [];
  if (deniesOther.test(plain(text))) return added;
  for (const hazard of hazards) {
    for (const said of measuresOf(text, partsOf(text), hazard, library)) {
      if (isCarefulOnly(said)) {
        if (hazard.carefulAsked)
          putControl(draft, hazard, newControl(said, 'said', library), library);
        else hazard.directAsked = 1;
        hazard.carefulAsked = true;
        continue;
      }
      if (!mayProtect(said, library)) continue;
      const control = newControl(said, 'said', library);
      if (mayHold && control.direct === 'unknown') control.direct = 'yes';
      const put = putControl(draft, hazard, control, library);
      if (mayHold && control.direct === 'yes') put.direct = 'yes';
      added.push(put);
    }
  }
  return added;
}

/** "…, so there's no hole for anybody to fall in". */
const deniesOther =
  /\b(?:so|asi que|o sea que) (?:.* )?(?:there's no|we(?:'ve)? got no|no (?:queda|hay)|ni|not a thing|don't put)\b|\bnone (?:of that|on this)\b|^(?:over (?:on|at|in)|alla (?:en|por)|por cierto) /u;

/** "It's dead", "not settled" name nothing that protects. */
function mayProtect(said: string, library: Library): boolean {
  const flat = plain(said);
  return (
    namesBarrier(flat) ||
    tellsDeed(flat) ||
    isDoneByRole(flat) ||
    hasPart.test(flat) ||
    readPart(said, library, 'control').isCertain
  );
}

/** "El elevador trae un pasador", "there's a web sling under each unit". */
const hasPart =
  /'s got\b|\b(?:trae|traen|lleva|llevan|tiene|tienen|puso|pusieron|sostiene|colgad[oa]|aguant\p{L}+|has|put|holds?|parked|there's an?)\b/u;
