/** The wording of the current question, at most 20 words including what it quotes. */
import { energies, type Energy } from '../energies.ts';
import {
  hazardsAskedAbout,
  hazardsOf,
  selectOptionalControl,
  selectOptionalHazard,
  selectOptionalStep,
  stepsAskedAbout,
} from '../facts/find.ts';
import type { JsaState, Target } from '../jsa-state.ts';
import type { Language } from '../../languages.ts';
import { openItems } from '../open-items.ts';
import { knowsEmergency } from '../plan.ts';
import { brief } from '../understanding/plain.ts';
import { fill, wordsFor } from './words-for.ts';

export function questionOf(state: JsaState): string {
  const { ask, lang, context, facts } = state;
  const words = wordsFor(lang);
  if (state.pending !== null) return doubtOf(state.pending, lang);
  if (state.proposal !== null) {
    const { text, to } = state.proposal;
    return fill(words.proposal, { text: brief(text, 6), target: targetWords(state, to) });
  }
  switch (ask.slot) {
    case 'confirm':
      return killOf(state);
    case 'hazards': {
      const [step] = stepsAskedAbout(state);
      return fill(words.ask.hazards, { step: brief(step?.text ?? facts.task, 8) });
    }
    case 'steps': {
      const [edited] = stepsAskedAbout(state);
      return edited === undefined
        ? words.ask.steps
        : fill(words.steps_edit, { step: brief(edited.text, 8) });
    }
    case 'controls': {
      const [hazard] = hazardsAskedAbout(state);
      if (hazard === undefined) return words.short.controls;
      return fill(hazard.controls.length > 0 ? words.controls_more : words.ask.controls, {
        hazard: lower(brief(hazard.text, 8)),
      });
    }
    case 'direct_control':
      return directOf(state);
    case 'wheel':
      return fill(words.ask.wheel, {
        energies: listed(
          unnamedEnergies(state).map((energy) => words.energies[energy]),
          words.or,
        ),
      });
    case 'place':
      return context.project === ''
        ? words.ask.place
        : fill(words.place_project, { project: brief(context.project, 6) });
    case 'emergency': {
      const { hospital = '', call = '' } = context.emergency;
      return knowsEmergency(state) && facts.emergency.length === 0
        ? fill(words.emergency_known, { hospital: nameOf(hospital), call: brief(call, 4) })
        : words.ask.emergency;
    }
    case 'read_back':
      return fill(words.ask.read_back, { counts: countsOf(state) });
    case 'task':
    case 'people':
    case 'ppe':
    case 'permits':
    case 'stop_work':
    case 'sign':
      return words.ask[ask.slot];
  }
}

/** Returns the subject of the question, for the screen. */
export function aboutOf(state: JsaState): string | null {
  const { pending, proposal } = state;
  if (pending !== null) return pending.readings.join(' | ');
  if (proposal !== null) return proposal.text;
  const control = selectOptionalControl(state.facts, state.ask.control);
  const hazards = hazardsAskedAbout(state).map(({ text }) => text);
  if (control !== undefined) return [...hazards, control.text].join(': ');
  const named = hazards.length > 0 ? hazards : stepsAskedAbout(state).map(({ text }) => text);
  return named.join(', ') || null;
}

/** Describes the place for a piece. */
export function targetWords({ facts, lang }: JsaState, { slot, id }: Target): string {
  const about =
    slot === 'hazards'
      ? selectOptionalStep(facts, id)?.text
      : slot === 'controls'
        ? selectOptionalHazard(facts, id)?.text
        : '';
  return fill(wordsFor(lang).targets[slot], { about: lower(brief(about ?? '', 5)) });
}

function doubtOf({ kind, readings }: NonNullable<JsaState['pending']>, lang: Language): string {
  const words = wordsFor(lang);
  const [one = '', two] = readings;
  if (kind === 'offers') {
    return fill(words.confirm_offers, {
      offers: readings.map((label) => brief(label, 3)).join(', '),
    });
  }
  if (kind === 'person') return fill(words.confirm_person, { one, two: two ?? '' });
  if (two === undefined) return fill(words.confirm_one, { one: brief(one, 14) });
  return fill(words.confirm_two, { one: brief(one, 7), two: brief(two, 7) });
}

/** Words per hazard in one question, by number of hazards; if there are more than three, three are named. */
const wordsOfEach = [10, 10, 5, 3];

function killOf(state: JsaState): string {
  const words = wordsFor(state.lang);
  const asked = hazardsAskedAbout(state);
  const named = asked
    .slice(0, 3)
    .map(({ text }, _, { length }) => lower(brief(text, wordsOfEach[length] ?? 3)));
  const more = asked.length - named.length;
  const hazards =
    more > 0
      ? fill(words.kill_more, { hazards: named.join(', '), count: String(more) })
      : listed(named, words.or);
  return fill(words.kill, { hazards });
}

function directOf(state: JsaState): string {
  const words = wordsFor(state.lang);
  const [hazard] = hazardsAskedAbout(state);
  const control = selectOptionalControl(state.facts, state.ask.control);
  if (hazard === undefined || control === undefined) return words.short.direct_control;
  return fill(state.isHelped ? words.direct_again : words.ask.direct_control, {
    control: brief(control.text, state.isHelped ? 4 : 5),
    hazard: lower(brief(hazard.text, state.isHelped ? 4 : 5)),
  });
}

/** Returns the energies of the wheel that neither a hazard nor a denial has named. */
export function unnamedEnergies({ facts }: JsaState): Energy[] {
  const named = new Set([...hazardsOf(facts).map(({ energy }) => energy), ...facts.ruledOut]);
  return energies.filter((energy) => !named.has(energy));
}

function countsOf(state: JsaState): string {
  const words = wordsFor(state.lang);
  const hazards = hazardsOf(state.facts);
  const open = openItems(state).length;
  const waiting = state.tray.length;
  const counts: readonly (readonly [number, string])[] = [
    [state.facts.steps.length, words.step],
    [hazards.length, words.hazard],
    [hazards.reduce((sum, { controls }) => sum + controls.length, 0), words.control],
    ...(open === 0 ? [] : ([[open, words.openLabel]] as const)),
    ...(waiting === 0 ? [] : ([[waiting, words.trayLabel]] as const)),
  ];
  return counts
    .map(([count, forms]) => `${count} ${forms.split('|')[count === 1 ? 0 : 1] ?? ''}`)
    .join(', ');
}

export function listed(items: readonly string[], joint: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`;
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Returns the hospital's name without its address. */
function nameOf(hospital: string): string {
  return brief(hospital.split(/[,;(]/u, 1)[0] ?? '', 6);
}
