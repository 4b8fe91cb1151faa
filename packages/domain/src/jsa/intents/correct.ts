/** "No, twelve meters", "change step two to …", "take the harness out", "Dana, not Mike". */
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { textPlaces, type TextPlace } from '../facts/texts.ts';
import { isAtTheEnd } from '../facts/hazard-for.ts';
import { putPerson } from '../facts/put.ts';
import { capitalize, contentOf, overlap, plain } from '../understanding/plain.ts';
import { quantitiesOf, stepReferenceOf } from '../understanding/numbers.ts';
import { peopleIn } from '../understanding/people.ts';
import { readControl, readHazard } from '../understanding/classify.ts';
import { renamePart, renamePlace, restateNumber, spanOf, withoutOverlap } from './restate.ts';

const correctionLead =
  /^(?:no|nope|sorry|wait|actually|i mean|correction|i meant|make that|make it|let me correct that|my mistake|perdon|disculpe|digo|mas bien|mejor dicho|corrijo|correccion|quise decir|me equivoque|que diga|miento|more like|mejor|call it|should be|it should be|que sean?|ponle|pongale|deben? ser)(?:\s*[,.:]\s*|\s+)(?:(?:no|sorry|wait|actually|i mean|it's|its|it is|make that|make it|perdon|digo|mas bien|mejor|more like|es|son)\s*[,:]?\s+)*/;

/** @returns whether the line was a correction that was applied */
export function correct(draft: JsaState, text: string, library: Library): boolean {
  return (
    changeStep(draft, text) ||
    changeHeader(draft, text) ||
    takeOut(draft, text) ||
    swap(draft, text, library) ||
    restateNumber(draft, text) ||
    renamePart(draft, text) ||
    renamePlace(draft, text) ||
    correctLast(draft, text, library)
  );
}

function changeStep(draft: JsaState, text: string): boolean {
  const flat = plain(text);
  if (
    !/^(?:no,? )?(?:please )?(?:change|edit|fix|correct|replace|make|cambia(?:r|le|me)?|cambie|corrige|corregir|modifica)\b/.test(
      flat,
    )
  )
    return false;
  const reference = stepReferenceOf(text);
  if (reference === null) return false;
  const step = draft.facts.steps.at(reference.place < 0 ? reference.place : reference.place - 1);
  const rest = text
    .slice(reference.end)
    .replace(
      /^[\s,:-]*(?:to|with|into|so it says|should be|is|a|por|que diga|para que diga|es)?[\s,:-]+/iu,
      '',
    )
    .trim();
  if (step === undefined) return false;
  if (rest === '') {
    draft.ask = { slot: 'steps', steps: [step.id], hazards: [] };
    return true;
  }
  step.text = capitalize(rest);
  return true;
}

function changeHeader(draft: JsaState, text: string): boolean {
  const match =
    /^(?:no,? )?(?:change|correct|fix|cambia(?:r|le)?|cambie|corrige) (?:the |el |la )?(task|job|place|location|site|tarea|trabajo|lugar|ubicacion|ubicación|obra)\s+(?:to|a|por|que diga)\s+(.+)$/iu.exec(
      text,
    );
  const [, what = '', to = ''] = match ?? [];
  if (match === null) return false;
  draft.facts[/^(?:task|job|tarea|trabajo)$/iu.test(what) ? 'task' : 'place'] = capitalize(to);
  return true;
}

const removal =
  /^(?:no,? )?(?:please )?(?:take (?:out|off)|remove|delete|drop|scratch|strike|erase|forget(?: about)?|lose|nix|cross out|get rid of|olvida(?:te de)?|olvide|quita(?:le|r|me)?|quite|borra|borre|elimina|saca|tacha)\s+(?:the |that |el |la |los |las |lo de(?:l)? |eso de )?(?:(?:hazard|control|one|part|thing|peligro|riesgo|parte) (?:about|on|with|for|de|del|sobre) (?:the |el |la |los |las )?)?(.+?)(?:\s+(?:out|off|please|por favor))?$/iu;
/** "Scratch the chaps, we wear saw pants": what is taken out, and what is said after it. */
export function takeOutFirst(draft: JsaState, text: string): string | null {
  const cut = /^([^,]+?)(?:,|\s+(?:because|porque|since))\s+(.+)$/u.exec(text);
  const [, order = '', rest = ''] = cut ?? [];
  return cut !== null && takeOut(draft, order) ? rest : null;
}

const removalAround = /^(?:no,? )?take (?:the |that )?(.+?) (?:out|off)(?: please)?$/iu;

function takeOut(draft: JsaState, text: string): boolean {
  const said = (removalAround.exec(text) ?? removal.exec(text))?.[1];
  if (said === undefined) return false;
  const reference = stepReferenceOf(said);
  if (reference !== null) {
    const step = draft.facts.steps.at(reference.place < 0 ? reference.place : reference.place - 1);
    if (step === undefined) return false;
    draft.facts.steps = draft.facts.steps.filter((other) => other !== step);
    return true;
  }
  const content = contentOf(said);
  if (content.size === 0) return false;
  // Work such as "remove the old unit" also begins this way; only what is on record can be taken out.
  if (draft.ask.slot === 'task' || draft.ask.slot === 'steps') return false;
  const hits = textPlaces(draft.facts).filter(
    ({ text: other, kind }) =>
      kind !== 'task' && kind !== 'step' && overlap(contentOf(other), content) === content.size,
  );
  for (const hit of hits) hit.remove();
  return hits.length > 0;
}

/** "X, not Y", "not Y, X", "X instead of Y" where Y is on record. */
function swap(draft: JsaState, text: string, library: Library): boolean {
  const patterns: readonly (readonly [RegExp, 1 | 2])[] = [
    [/^(?:no,?\s+)?(?:it's |it is |es |son )?(.+?),?\s+(?:not|no)\s+(?:the )?([^,]+)$/iu, 1],
    [
      /^(?:(?:no|wait|sorry),?\s+)*\S+(?: is|'s) not (.+?),\s*(?:he's|she's|it's|they're|but)\s+(.+)$/iu,
      2,
    ],
    [
      /^(?:it's |it is |we're )?not\s+(?:the |on |in |at )*([^,]+),\s*(?:it's |it is |but )?(?:the |on |in |at )*(.+)$/iu,
      2,
    ],
    [/^(?:el |la )?([^,]+?) no,\s*(?:es |son |sino )?(?:el |la )?(.+)$/iu, 2],
    [/^no (?:es|son)\s+([^,]+),\s*(?:sino |es |son )?(.+)$/iu, 2],
  ];
  const said = text
    .replace(/,\s*(?:sorry|my bad|my mistake|perd[oó]n|disculpe)$/iu, '')
    .replace(
      /^(?:(?:no,?\s+)?(?:wait|hold on|hang on|sorry|actually|my bad|my mistake|perd[oó]n|espera|ah|oh|disculpe),?\s+|no,\s+)+/iu,
      '',
    );
  for (const [pattern, newFirst] of patterns) {
    const match = pattern.exec(said) ?? pattern.exec(text);
    if (match === null) continue;
    const next = ((newFirst === 1 ? match[1] : match[2]) ?? '')
      .replace(/,?\s+(?:actually|sorry|perd[oó]n|m[aá]s bien)$/iu, '')
      .replace(isUsed, '')
      .trim();
    const old = ((newFirst === 1 ? match[2] : match[1]) ?? '').replace(onThatOne, '').trim();
    if (next.split(' ').length > 6 || old.split(' ').length > 6 || next === '') continue;
    if (swapTexts(draft, old, next, library)) return true;
  }
  return false;
}

/** "Not tag lines on that one, they're using a spreader": the words around what is swapped. */
const isUsed =
  /^(?:(?:they|we|he|she)(?:'re|'s| are| is) (?:using|going with|gonna use|running|switching to)|vamos a usar|van a usar|usamos|usan|traemos|va a ser|van a ser)\s+(?=\S)/iu;
const onThatOne = /\s+(?:on|for|in|en|para) (?:that|this|es[ea]|eso|est[ea]|esto)(?: one)?$/iu;

function swapTexts(draft: JsaState, old: string, next: string, library: Library): boolean {
  const [oldPerson] = peopleIn(old, draft.context.crew).names;
  const [newPerson] = peopleIn(next, draft.context.crew).names;
  if (oldPerson !== undefined && newPerson !== undefined) {
    if (!draft.facts.people.includes(oldPerson)) return false;
    draft.facts.people = draft.facts.people.filter((name) => name !== oldPerson);
    putPerson(draft.facts, newPerson);
    return true;
  }
  const oldNumber = quantitiesOf(old)[0];
  const newNumber = quantitiesOf(next)[0];
  if (oldNumber !== undefined && newNumber !== undefined)
    // "Six hundred feet, not five": five hundred was meant.
    return (
      putNumber(draft, next, oldNumber.value) ||
      (newNumber.value >= 100 && putNumber(draft, next, oldNumber.value * 100))
    );
  const flat = plain(old);
  const place = textPlaces(draft.facts).findLast((other) => spanOf(other.text, old) !== null);
  if (place === undefined || flat.length < 3) return false;
  const isHeader = place.kind === 'task' || place.kind === 'place';
  for (const { kind, text, replace } of textPlaces(draft.facts)) {
    if (kind !== place.kind && !(isHeader && (kind === 'task' || kind === 'place'))) continue;
    const span = spanOf(text, old);
    if (span === null || (!isHeader && text !== place.text)) continue;
    const after = text.slice(span.end);
    replace(capitalize(text.slice(0, span.start) + withoutOverlap(next, after) + after));
  }
  readAgain(draft, library);
  return true;
}

function correctLast(draft: JsaState, text: string, library: Library): boolean {
  const lead = correctionLead.exec(plain(text));
  // "No one goes inside" is a rule, not the number one.
  if (lead === null || /^no one\b/.test(plain(text))) return false;
  const rest = text.slice(lead[0].length).trim();
  const words = rest.split(' ').length;
  if (rest === '' || words > 7) return false;
  const people = peopleIn(rest, draft.context.crew);
  const lastPerson = draft.facts.people.at(-1);
  if (
    people.names.length === 1 &&
    people.rest.trim() === '' &&
    lastPerson !== undefined &&
    draft.ask.slot !== 'direct_control'
  ) {
    draft.facts.people = draft.facts.people.filter((name) => name !== lastPerson);
    for (const name of people.names) putPerson(draft.facts, name);
    return true;
  }
  // "No skylights on this one" has no number.
  const isPronoun = /\b(?:this|that|each|every|which|the|any|next) ones?\b/.test(plain(rest));
  // "No trench over three feet" denies; "no, three feet" and "no three feet" correct.
  const [figure] = quantitiesOf(rest);
  const denies =
    /^no\s+$/.test(lead[0]) &&
    !/^(?:it's |its |it is |es |son |the |de )?$/iu.test(rest.slice(0, figure?.start ?? 0));
  if (!denies && !isPronoun && quantitiesOf(rest).length === 1 && putNumber(draft, rest, null)) {
    readAgain(draft, library);
    return true;
  }
  return false;
}

/** Puts the number where the last one of its kind is: in what was just said before all else. */
function putNumber(draft: JsaState, said: string, oldValue: number | null): boolean {
  const next = quantitiesOf(said)[0];
  if (next === undefined) return false;
  const all = textPlaces(draft.facts);
  const earlier = new Set(
    draft.before === null ? [] : textPlaces(draft.before.facts).map(({ text }) => text),
  );
  const fresh = all.filter(({ text }) => !earlier.has(text));
  // "Two pumps" corrects no weight.
  const isCount = next.family === null && /^\s+\p{L}{3,}/u.test(said.slice(next.end));
  const words = contentOf(said.slice(0, next.start) + said.slice(next.end));
  const speaksOf = ({ text }: TextPlace) => overlap(contentOf(text), words) > 0;
  const isHeader = ({ kind }: TextPlace) => kind === 'task' || kind === 'place';
  const fits = (one: TextPlace) =>
    quantitiesOf(one.text).some(
      ({ family, value }) =>
        (oldValue === null || value === oldValue) &&
        !(isCount && family !== null && !(isHeader(one) && speaksOf(one))) &&
        (next.family === null || family === null || family === next.family),
    );
  const isOfFamily = ({ text }: TextPlace) =>
    next.family !== null && quantitiesOf(text).some(({ family }) => family === next.family);
  // At the end, a bare number is about the job.
  const place =
    all.findLast(
      (one) => fits(one) && (next.family === null || isOfFamily(one)) && speaksOf(one),
    ) ??
    fresh.findLast((one) => fits(one) && isOfFamily(one)) ??
    (isAtTheEnd(draft)
      ? all.find((one) => isHeader(one) && fits(one) && isOfFamily(one))
      : undefined) ??
    all.findLast((one) => fits(one) && isOfFamily(one)) ??
    fresh.findLast(fits) ??
    all.findLast(fits);
  if (place === undefined) return false;
  const old = quantitiesOf(place.text).findLast(
    ({ family, value }) =>
      (oldValue === null || value === oldValue) &&
      !(isCount && family !== null && !(isHeader(place) && speaksOf(place))) &&
      (next.family === null || family === null || family === next.family),
  );
  if (old === undefined) return false;
  const number = said.slice(next.start, next.family === null ? next.numberEnd : next.end);
  const end = next.family === null ? old.numberEnd : old.end;
  place.replace(place.text.slice(0, old.start) + number + place.text.slice(end));
  replaceInTwin(all, place, { start: old.start, end }, number);
  return true;
}

/** The task may tell the place: "stairwell two" is then corrected in both. */
function replaceInTwin(
  all: readonly TextPlace[],
  { kind, text }: TextPlace,
  { start, end }: { start: number; end: number },
  number: string,
): void {
  if (kind !== 'task' && kind !== 'place') return;
  const twin = all.find((other) => other.kind === (kind === 'task' ? 'place' : 'task'));
  const before = /\S+\s+$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\s+[^\s,;]+/u.exec(text.slice(end))?.[0] ?? '';
  const old = text.slice(start, end);
  for (const [left, right] of [
    [before, ''],
    ['', after],
  ]) {
    const at = plain(twin?.text ?? '').indexOf(plain(`${left}${old}${right}`));
    if (twin === undefined || at === -1 || `${left}${right}` === '') continue;
    const from = at + (left ?? '').length;
    twin.replace(twin.text.slice(0, from) + number + twin.text.slice(from + old.length));
    return;
  }
}

/** Texts that changed may name another energy or level. */
function readAgain(draft: JsaState, library: Library): void {
  for (const step of draft.facts.steps) {
    for (const hazard of step.hazards) {
      const reading = readHazard(hazard.text, library);
      if (reading.energy !== null) Object.assign(hazard, reading);
      for (const control of hazard.controls) {
        const { concept, level } = readControl(control.text, library);
        Object.assign(control, { concept, level });
      }
    }
  }
}

/** "No wires, and make that a seven foot trench": a correction at the end of a line. */
export function correctAtEnd(draft: JsaState, text: string, library: Library): string | null {
  const cut =
    /^(.+?)[,.;]\s+(?:(?:and|oh|y|ah)\s+)*((?:make (?:that|it)|i meant|mejor dicho|perd[oó]n,? (?:son|es))\s+.+)$/iu.exec(
      text,
    );
  const [, before = '', correction = ''] = cut ?? [];
  return cut !== null && correctLast(draft, correction, library) ? before : null;
}
