/** For tests: a talk about tearing off a roof, as a lead of a crew of three has it. */
import type { Language } from '../languages.ts';
import { hear } from './hear.ts';
import type { JsaDocument } from './jsa-document.ts';
import type { JsaContext, Line, Turn } from './jsa-state.ts';
import { library } from './library/data.ts';
import { start } from './start.ts';

export const context: JsaContext = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Luis Ortega', 'Luis Peña'],
  emergency: { address: '1 Main St', hospital: 'General', muster: 'Gate 2', call: 'Ana' },
  shift_end: '16:00',
};

/** Goes on with a talk, line by line. */
export function say(turn: Turn, ...lines: readonly (string | Line)[]): Turn {
  return lines.reduce<Turn>(
    (last, line) => hear(last.state, typeof line === 'string' ? { text: line } : line, library),
    turn,
  );
}

export const begin = () => start('en', context, library);

/** In either language, with a crew whose first names are all different. */
export const beginOf = (lang: Language) =>
  start(lang, { ...context, crew: ['Ana Ruiz', 'Tom Ortega', 'Luis Peña'] }, library);

/** The task, its place, people and steps are said; hazards come next. */
export const upToHazards = () =>
  say(begin(), 'Tear off shingles', 'north wing', 'Ana', 'set ladders, tear off, clean up');

export const controls = ({ steps }: JsaDocument) =>
  steps.flatMap(({ hazards }) => hazards.flatMap((hazard) => hazard.controls));

export const controlTexts = (document: JsaDocument) => controls(document).map(({ text }) => text);
