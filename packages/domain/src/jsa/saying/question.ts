/** The words of the question that is asked, at most 25 of them with what it quotes. */
import { energies, type Energy } from '../energies.ts';
import type { Control, Hazard, JsaState } from '../jsa-state.ts';
import { hazardsOf, stepsAskedAbout } from '../facts/find.ts';
import { triggerWithoutNumber } from '../slots/stop-number.ts';
import { knowsEmergency } from '../slots/plan.ts';
import { brief } from '../understanding/plain.ts';
import { toldPlaceIn } from '../understanding/places.ts';
import { openItems } from '../open-items.ts';
import { fill, wordsFor } from './words-for.ts';

export function questionOf(state: JsaState): string {
  const { ask, lang, facts, context } = state;
  const words = wordsFor(lang);
  switch (ask.slot) {
    case 'confirm':
      return confirmOf(state);
    case 'hazards': {
      const [first, ...more] = stepsAskedAbout(state);
      const last = more.at(-1);
      if (first === undefined) return words.hazards_more;
      return last === undefined
        ? fill(words.ask.hazards, { step: brief(first.text, 8) })
        : fill(words.hazards_many, { first: brief(first.text, 4), last: brief(last.text, 4) });
    }
    case 'steps': {
      const [edited] = stepsAskedAbout(state);
      return edited === undefined
        ? words.ask.steps
        : fill(words.steps_edit, { step: brief(edited.text, 8) });
    }
    case 'controls':
      return controlsOf(state);
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
      if (facts.place !== '')
        return fill(words.place_told, {
          place: brief(toldPlaceIn(facts.task)?.text ?? facts.place, 12),
        });
      return context.project === ''
        ? words.ask.place
        : fill(words.place_project, { project: brief(context.project, 6) });
    case 'emergency': {
      const { hospital = '', call = '' } = context.emergency;
      return knowsEmergency(state) && facts.emergency.length === 0
        ? fill(words.emergency_known, { hospital: nameOf(hospital), call: brief(call, 4) })
        : words.ask.emergency;
    }
    case 'stop_work': {
      const trigger = triggerWithoutNumber(facts);
      return trigger === null || state.isNumberAsked !== true
        ? words.ask.stop_work
        : fill(words.stop_number, { trigger: brief(trigger, 10) });
    }
    case 'read_back':
      return fill(words.ask.read_back, { counts: countsOf(state) });
    case 'task':
    case 'people':
    case 'ppe':
    case 'permits':
    case 'sign':
      return words.ask[ask.slot];
  }
}

/** What the question is about, for the screen. */
export function aboutOf(state: JsaState): string | null {
  const { ask, facts, pending } = state;
  if (ask.slot === 'confirm') return pending?.readings.join(' | ') ?? null;
  if (ask.hazards.length > 0) {
    return (
      hazardsOf(facts)
        .filter(({ id }) => ask.hazards.includes(id))
        .map(({ text }) => text)
        .join(', ') || null
    );
  }
  return (
    stepsAskedAbout(state)
      .map(({ text }) => text)
      .join(', ') || null
  );
}

function confirmOf({ pending, lang, facts }: JsaState): string {
  const words = wordsFor(lang);
  const [one = '', two] = pending?.readings ?? [];
  if (pending?.kind === 'offers') {
    return fill(words.confirm_offers, {
      offers: pending.readings.map((label) => brief(label, 4)).join(', '),
    });
  }
  if (pending?.kind === 'measure' && two !== undefined) {
    return fill(words.confirm_measures, {
      measures: listed(
        pending.readings.map((reading) => lower(brief(reading, 5))),
        words.and,
      ),
    });
  }
  if (pending?.kind === 'measure') {
    const hazard = hazardsOf(facts).find(({ id }) => pending.hazards?.includes(id));
    return fill(words.confirm_measure, {
      one: brief(one, 8),
      hazard: lower(brief(hazard?.text ?? '', 8)),
    });
  }
  if (pending?.kind === 'person') return fill(words.confirm_person, { one, two: two ?? '' });
  if (two === undefined) return fill(words.confirm_one, { one: brief(one, 15) });
  return fill(words.confirm_two, { one: brief(one, 9), two: brief(two, 9) });
}

function controlsOf(state: JsaState): string {
  const words = wordsFor(state.lang);
  const hazards = askedHazards(state);
  const [first] = hazards;
  if (first === undefined) return words.short.controls;
  if (first.carefulAsked && first.controls.length === 0)
    return fill(words.careful, { hazard: brief(first.text, 8) });
  const names = listed(
    hazards.slice(0, 3).map(({ text }) => lower(brief(text, 5))),
    words.and,
  );
  if (hazards.length > 3) {
    return fill(words.controls_many, {
      count: String(hazards.length),
      hazards: lower(brief(first.text, 5)),
    });
  }
  return fill(words.ask.controls, { hazards: names });
}

function directOf(state: JsaState): string {
  const words = wordsFor(state.lang);
  const [hazard] = askedHazards(state);
  if (hazard === undefined) return words.short.direct_control;
  if (hazard.carefulAsked && hazard.controls.length === 0)
    return fill(words.careful, { hazard: brief(hazard.text, 8) });
  const control = controlAsked(hazard);
  return control === undefined
    ? fill(words.direct_none, { hazard: brief(hazard.text, 8) })
    : fill(words.ask.direct_control, { control: brief(control.text, 8) });
}

/** Whether she asks if a control is direct, rather than for one that is. */
export function isAboutControl(state: JsaState): boolean {
  const [hazard] = askedHazards(state);
  return hazard !== undefined && controlAsked(hazard) !== undefined;
}

function controlAsked({ controls, directAsked }: Hazard): Control | undefined {
  return directAsked > 1 ? undefined : controls.find(({ direct }) => direct === 'unknown');
}

export function askedHazards({ facts, ask }: JsaState): Hazard[] {
  return hazardsOf(facts).filter(({ id }) => ask.hazards.includes(id));
}

/** Spokes of the wheel that neither a hazard nor a denial has named. */
export function unnamedEnergies({ facts, lang }: JsaState): Energy[] {
  const named = new Set(hazardsOf(facts).map(({ energy }) => energy));
  const words = wordsFor(lang).energies;
  return energies.filter(
    (energy) =>
      !named.has(energy) && !facts.absent.some((text) => text.toLowerCase() === words[energy]),
  );
}

function countsOf(state: JsaState): string {
  const words = wordsFor(state.lang);
  const hazards = hazardsOf(state.facts);
  const open = openItems(state).length;
  const counts: readonly (readonly [number, string])[] = [
    [state.facts.steps.length, words.step],
    [hazards.length, words.hazard],
    [hazards.reduce((sum, { controls }) => sum + controls.length, 0), words.control],
    ...(open === 0 ? [] : ([[open, words.openLabel]] as const)),
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

/** The hospital's name, without its address. */
function nameOf(hospital: string): string {
  return brief(hospital.split(/[,;(]/u, 1)[0] ?? '', 6);
}
