/** The only places where something said becomes a fact. Nothing is put twice. */
import { languages } from '../../languages.ts';
import type { ControlSource } from '../jsa-document.ts';
import type { Control, Facts, Hazard, JsaState, Step } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { wordsFor } from '../saying/words-for.ts';
import { readControl, readHazard, wornIn } from '../understanding/classify.ts';
import { energyByMeasure } from '../understanding/energy-by-measure.ts';
import { isWorn } from '../understanding/control-signals.ts';
import { capitalize, contentOf, overlap, plain } from '../understanding/plain.ts';
import { hazardsOf, isSame, likelyStep } from './find.ts';

const mostItems = 60;

export function putText(list: string[], text: string): void {
  const said = text.trim();
  if (said === '' || list.length >= mostItems || list.some((other) => isSame(other, said))) return;
  const content = contentOf(said);
  const contained = list.findIndex(
    (other) =>
      contentOf(other).size > 0 && overlap(contentOf(other), content) === contentOf(other).size,
  );
  if (contained !== -1) list[contained] = said;
  else if (
    !list.some((other) => content.size > 0 && overlap(contentOf(other), content) === content.size)
  ) {
    list.push(said);
  }
}

export function putPerson(facts: Facts, name: string): void {
  // "Ana Soto's on the ground".
  const said = name.trim().replace(/['’]s$/u, '');
  if (said === '' || facts.people.length >= mostItems) return;
  const holds = (one: string, other: string) => ` ${plain(one)} `.includes(` ${plain(other)} `);
  const shorter = facts.people.findIndex((other) => holds(said, other));
  if (shorter !== -1) facts.people[shorter] = said;
  else if (!facts.people.some((other) => holds(other, said))) facts.people.push(said);
}

export function putStep(draft: JsaState, text: string): Step {
  const said = capitalize(text.trim());
  const known = draft.facts.steps.find((step) => isSame(step.text, said));
  const last = draft.facts.steps.at(-1);
  if (known !== undefined) return known;
  if (draft.facts.steps.length >= mostItems && last !== undefined) return last;
  const step: Step = {
    id: draft.nextId++,
    text: said,
    hazards: [],
    hazardsAsked: 0,
    hazardsAnswered: false,
  };
  draft.facts.steps.push(step);
  return step;
}

/** Hazards that were said before there were steps go where their words fit best. */
export function settleLooseHazards(facts: Facts): void {
  const [first] = facts.steps;
  if (first === undefined) return;
  for (const hazard of facts.looseHazards) {
    (likelyStep(facts, hazard.text) ?? first).hazards.push(hazard);
  }
  facts.looseHazards = [];
}

export function putHazard(
  draft: JsaState,
  text: string,
  step: Step | undefined,
  library: Library,
  /** What of the text names the hazard, where the rest tells more about it. */
  own = text,
): Hazard {
  const list = step?.hazards ?? draft.facts.looseHazards;
  const said = capitalize(text.trim());
  const named = readHazard(own, library);
  const reading = named.energy === null ? readHazard(said, library) : named;
  const known = list.find((other) => isSame(other.text, said));
  const last = list.at(-1);
  if (known !== undefined) return known;
  if (list.length >= mostItems && last !== undefined) return last;
  const hazard: Hazard = {
    id: draft.nextId++,
    text: said,
    concept: reading.concept,
    energy: reading.energy,
    highEnergy: reading.highEnergy,
    controls: [],
    controlsAsked: 0,
    directAsked: 0,
    carefulAsked: false,
  };
  list.push(hazard);
  withdrawDenial(draft.facts, hazard);
  settleLooseControls(draft.facts, hazard, library);
  return hazard;
}

/** "It's 277 volts. That'll kill you": more of the hazard in a sentence of its own. */
export function addToHazard(hazard: Hazard, more: string, library: Library): void {
  hazard.text += `, ${/^I\b/u.test(more) ? more : more.charAt(0).toLowerCase() + more.slice(1)}`;
  if (hazard.energy === null) Object.assign(hazard, readHazard(hazard.text, library));
}

/** A hazard that is named after all takes back the "no" that its spoke of the wheel got. */
function withdrawDenial(facts: Facts, { energy }: Hazard): void {
  if (energy === null) return;
  const names = new Set(languages.map((lang) => plain(wordsFor(lang).energies[energy])));
  facts.absent = facts.absent.filter((denied) => !names.has(plain(denied)));
}

function settleLooseControls(facts: Facts, hazard: Hazard, library: Library): void {
  facts.looseControls = facts.looseControls.filter((control) => {
    const fits = control.concept === null ? [] : (library.controls.get(control.concept)?.for ?? []);
    if (!fitsHazard(fits, hazard) && overlap(contentOf(control.text), contentOf(hazard.text)) === 0)
      return true;
    hazard.controls.push(control);
    return false;
  });
}

export function fitsHazard(fits: readonly string[], hazard: Hazard): boolean {
  return [hazard.concept, hazard.highEnergy, hazard.energy].some(
    (name) => name !== null && fits.includes(name),
  );
}

export function newControl(text: string, source: ControlSource, library: Library): Control {
  const said = capitalize(text.trim());
  const { concept, level, canBeDirect } = readControl(said, library);
  return { text: said, concept, level, source, direct: canBeDirect ? 'unknown' : 'no' };
}

/** Adds the control to the hazard, or to those that wait for one; what is worn joins the PPE. */
export function putControl(
  draft: JsaState,
  hazard: Hazard | undefined,
  control: Control,
  library: Library,
): Control {
  const list = hazard?.controls ?? draft.facts.looseControls;
  if (control.level === 'ppe') {
    const worn = wornIn(control.text, library);
    const isShort = control.text.split(' ').length < 4;
    for (const item of worn.length === 0 || isShort ? [control.text] : worn) {
      putText(draft.facts.ppe, capitalize(item));
    }
  }
  if (control.level !== 'ppe' && !/^(?:no|nobody|nadie|sin|never|nunca)\b/iu.test(control.text)) {
    for (const item of wornIn(control.text, library)) {
      if (isWorn(plain(item))) putText(draft.facts.ppe, capitalize(item));
    }
  }
  const known = list.find((other) => isSame(other.text, control.text));
  if (known !== undefined) return known;
  const last = list.at(-1);
  if (list.length >= mostItems && last !== undefined) return last;
  list.push(control);
  if (hazard !== undefined) settleEnergy(hazard, control);
  return control;
}

/** A fall that was told as "walking the frame" is known by its harness. */
function settleEnergy(hazard: Hazard, { text, source }: Control): void {
  if (source !== 'said') return;
  const reading = energyByMeasure(plain(hazard.text), hazard, plain(text));
  if (reading === null) return;
  hazard.energy = reading.energy;
  hazard.highEnergy = reading.highEnergy;
  hazard.concept = null;
}

/** A denial goes on record and takes along the hazards and offers that it is about. */
export function putDenial(draft: JsaState, denied: string): void {
  const content = contentOf(denied);
  putText(draft.facts.absent, capitalize(denied));
  if (content.size === 0) return;
  const isDenied = (hazard: Hazard) => overlap(content, contentOf(hazard.text)) === content.size;
  for (const step of draft.facts.steps) {
    step.hazards = step.hazards.filter((hazard) => !isDenied(hazard));
  }
  draft.facts.looseHazards = draft.facts.looseHazards.filter((hazard) => !isDenied(hazard));
}

export function isDeniedText(facts: Facts, text: string): boolean {
  const content = contentOf(text);
  return facts.absent.some((denied) => {
    const words = contentOf(denied);
    return words.size > 0 && overlap(words, content) === words.size;
  });
}

/** "N95 masks" told alone, while dust has no control yet, is its control too; a hard hat is for no one hazard. */
export function putGear(draft: JsaState, item: string, library: Library): void {
  putText(draft.facts.ppe, capitalize(item));
  const control = newControl(item, 'said', library);
  const fits = library.controls.get(control.concept ?? '')?.for ?? [];
  const own = fits.filter((name) => name !== 'gravity' && name !== 'mechanical');
  const bare = hazardsOf(draft.facts).find(
    (hazard) => hazard.controls.length === 0 && fitsHazard(own, hazard),
  );
  if (bare !== undefined) putControl(draft, bare, control, library);
}
