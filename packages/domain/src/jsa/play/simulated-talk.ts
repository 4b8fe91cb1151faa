/** For tests: a talk about tearing off a roof, by the lead of a crew of three. */
import type { Language } from '../../languages.ts';
import { hear } from '../hear.ts';
import type { DocumentControl, DocumentHazard, JsaDocument } from '../jsa-document.ts';
import type { JsaContext, Line, Slot, Turn } from '../jsa-state.ts';
import { library } from '../library/data.ts';
import { start } from '../start.ts';

export const context: JsaContext = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Luis Ortega', 'Luis Peña'],
  emergency: { address: '1 Main St', hospital: 'General', muster: 'Gate 2', call: 'Ana' },
  shift_end: '16:00',
};

/** Continues a talk, line by line. */
export function say(turn: Turn, ...lines: readonly (string | Line)[]): Turn {
  return lines.reduce<Turn>(
    (last, line) => hear(last.state, typeof line === 'string' ? { text: line } : line, library),
    turn,
  );
}

export const begin = (more: Partial<JsaContext> = {}) =>
  start('en', { ...context, ...more }, library);

/** Starts in either language, with a crew whose first names all differ. */
export const beginOf = (lang: Language) =>
  start(lang, { ...context, crew: ['Ana Ruiz', 'Tom Ortega', 'Luis Peña'] }, library);

/** The task, its place, people and two steps are done; hazards come next. */
export const upToHazards = () =>
  say(begin(), 'Tear off shingles', 'north wing', 'Ana', 'set ladders, tear off');

/** One step with one hazard; its controls come next. */
export function upToControls(hazard: string): Turn {
  const turn = say(begin(), 'Tear off shingles', 'north wing', 'Ana', 'set ladders', hazard);
  return turn.asks?.slot === 'confirm' ? say(turn, 'yes') : turn;
}

/** Answers each question by its slot until the given one comes. */
export function answerUntil(
  turn: Turn,
  slot: Slot,
  answers: Readonly<Partial<Record<Slot, string>>>,
): Turn {
  let last = turn;
  for (let count = 0; last.asks !== null && last.asks.slot !== slot && count < 80; count++)
    last = say(last, answers[last.asks.slot] ?? { silence: true });
  return last;
}

export const hazards = ({ steps }: JsaDocument): DocumentHazard[] =>
  steps.flatMap((step) => [...step.hazards]);

export const controls = (document: JsaDocument): DocumentControl[] =>
  hazards(document).flatMap((hazard) => [...hazard.controls]);

export const trayTexts = ({ state }: Turn): string[] => state.tray.map(({ text }) => text);
