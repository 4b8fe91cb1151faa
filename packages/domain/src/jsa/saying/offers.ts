/** Offers that Sarah makes with a question: at most three, from the library, without anything said or denied. */
import type { JsaState, Step } from '../jsa-state.ts';
import type { Library, Template } from '../library/compile.ts';
import type { LibraryControl } from '../library/library.ts';
import { hazardsOf, isSame, stepsAskedAbout } from '../facts/find.ts';
import { placesNamed } from '../understanding/numbers.ts';
import { contentOf, overlap, plain } from '../understanding/plain.ts';
import { ownOffers } from './own-offers.ts';
import { wordsFor } from './words-for.ts';

const mostOffers = 3;

export function offersFor(state: JsaState, library: Library): readonly string[] {
  const { facts, ask, lang, context } = state;
  const { slot } = ask;
  const words = wordsFor(lang);
  if (slot === 'task') return context.previous === undefined ? [] : [words.same];
  if (slot === 'place') return context.project === '' ? [] : [context.project];
  if (slot === 'people' && context.crew.length > 0)
    return [words.everyone, ...context.crew].slice(0, mostOffers);
  if (slot === 'steps') {
    const labels = templateFor(state, library)?.steps.map((step) => step[lang]) ?? [];
    return distinct([...ownOffers(state).map(({ label }) => label), ...labels])
      .filter((label) => !facts.steps.some(({ text }) => isSame(text, label)))
      .slice(0, mostOffers);
  }
  if (slot === 'hazards') return hazardOffers(state, library);
  if (slot === 'controls') return controlOffers(state, library);
  if (slot === 'ppe')
    return words.ppeOffers.filter((label) => !facts.ppe.some((item) => isSame(item, label)));
  if (slot === 'permits') return words.permitOffers;
  return slot === 'stop_work' ? words.stopOffers : [];
}

function hazardOffers(state: JsaState, library: Library): string[] {
  const { lang } = state;
  const template = templateFor(state, library);
  const ids =
    template === null ? [] : stepsAskedAbout(state).flatMap((step) => stepHazards(template, step));
  const hazards = [...new Set(ids)].flatMap((id) => library.hazards.get(id) ?? []);
  const own = ownOffers(state, new Set(hazards.map(({ energy }) => energy)));
  return distinct([
    ...own.map(({ label }) => label),
    ...hazards.flatMap(({ [lang]: [label] }) => label ?? []),
  ])
    .filter(
      (label) =>
        !stepsAskedAbout(state).some(({ hazards: known }) =>
          known.some(({ text }) => isSame(text, label)),
        ),
    )
    .slice(0, mostOffers);
}

/**
 * Returns the hazards of the template's step that shares the most words with a step, or of all steps if none shares
 * any.
 */
function stepHazards(template: Template, step: Step): readonly string[] {
  const content = contentOf(step.text);
  const shares = template.stepContent.map((names) =>
    Math.max(...names.map((name) => overlap(name, content))),
  );
  const most = Math.max(0, ...shares);
  return most === 0
    ? template.steps.flatMap(({ hazards }) => hazards)
    : (template.steps[shares.indexOf(most)]?.hazards ?? []);
}

function controlOffers(state: JsaState, library: Library): string[] {
  const { facts, ask, lang } = state;
  const hazard = hazardsOf(facts).find(({ id }) => ask.hazards.includes(id));
  if (hazard === undefined) return [];
  // A control that Sarah asks for a second time must be a direct one.
  const isForDirect = hazard.controls.length > 0;
  const isNew = (label: string) => !hazard.controls.some(({ text }) => isSame(text, label));
  const own = ownOffers(state).flatMap(({ label }) => (isNew(label) ? [label] : []));
  const known = new Set<LibraryControl>();
  // Controls for this hazard come first, then those for its kind, then those for its energy.
  for (const name of [hazard.concept, hazard.highEnergy, hazard.energy]) {
    for (const control of library.controlsFor.get(name ?? '') ?? []) {
      const { id, direct, [lang]: labels } = control;
      if (known.size === mostOffers) break;
      if (isForDirect && !direct) continue;
      if (!hazard.controls.some(({ concept }) => concept === id) && isNew(labels[0] ?? ''))
        known.add(control);
    }
  }
  const labels = [...known].flatMap((control) => control[lang][0] ?? []);
  return distinct([...own, ...labels]).slice(0, mostOffers);
}

/** Keeps the first of labels that say the same. */
function distinct(labels: readonly string[]): string[] {
  return labels.filter((label, at) => labels.findIndex((other) => isSame(other, label)) === at);
}

/** Returns the template whose name shares the most words with the task. */
export function templateFor({ facts }: JsaState, library: Library): Template | null {
  const content = contentOf(facts.task);
  let best: Template | null = null;
  let most = 0;
  for (const template of library.templates) {
    for (const name of template.content) {
      const shared = overlap(name, content) / Math.max(2, name.size);
      if (shared > most) {
        best = template;
        most = shared;
      }
    }
  }
  return best;
}

/**
 * Returns the labels that a line accepts by repeating them or by number. @returns null if the line is something else
 */
export function offersTaken(state: JsaState, text: string): string[] | null {
  const { labels, spoken } = state.offers;
  const whole = labels.filter((label) => isSame(label, text));
  if (whole.length > 0) return whole;
  let rest = text;
  const taken: string[] = [];
  for (const label of labels.toSorted((one, other) => other.length - one.length)) {
    const at = plain(rest).indexOf(plain(label));
    if (at === -1) continue;
    taken.push(label);
    rest = rest.slice(0, at) + rest.slice(at + label.length);
  }
  if (taken.length > 0 && /^[\s,.;]*(?:(?:and|y|e|or|o)[\s,.;]*)*$/iu.test(rest)) {
    return labels.filter((label) => taken.includes(label));
  }
  if (!spoken) return null;
  const chosen = placesNamed(text).flatMap(
    (place) => labels.at(place < 0 ? place : place - 1) ?? [],
  );
  return chosen.length > 0 ? chosen : null;
}
