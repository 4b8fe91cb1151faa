/** Counts the questions and taps that a job takes if it is answered by tapping alone. */
import { languages, type Language } from '@muster/domain/languages';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import { expect, it } from 'vitest';
import { choicesOf, chosenLine } from './choices.ts';
import { engine } from './engine.ts';

const context = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Luis Ortega', 'Sam Lee'],
  emergency: {},
  shift_end: null,
};
const steps = 3;

/**
 * The taps of a crew lead in no hurry: three steps, a given number of hazards in each, and one offer for every other
 * question.
 */
function answer(turn: Turn, hazardsInStep = 1): readonly string[] {
  const { offers, answers } = choicesOf(turn);
  if (turn.asks?.slot === 'steps') return offers.slice(0, steps);
  if (turn.asks?.slot === 'hazards') return offers.slice(0, hazardsInStep);
  return (offers.length > 0 ? offers : answers).slice(0, 1);
}

function tapThrough(lang: Language, job: string, hazardsInStep = 1) {
  let turn = engine.start(lang, context);
  // Opening the page, starting the talk, and choosing the trade and the job.
  let taps = 4;
  const say = (chosen: readonly string[]) => {
    turn = engine.hear(turn.state, chosenLine(turn, chosen));
  };
  say([job]);
  while (turn.asks !== null && taps < 100) {
    const { isMany, offers } = choicesOf(turn);
    const chosen = answer(turn, hazardsInStep);
    const isOfMany = isMany && chosen.some((choice) => offers.includes(choice));
    taps += isOfMany ? chosen.length + 1 : 1;
    say(chosen);
  }
  return { taps, questions: turn.state.questions, turn };
}

it.each(
  languages.flatMap((lang) => [
    { lang, hazards: 3, mostQuestions: 20, mostTaps: 40 },
    { lang, hazards: 6, mostQuestions: 30, mostTaps: 60 },
  ]),
)(
  'takes $mostQuestions questions and $mostTaps taps at most for any job with $hazards hazards in $lang',
  ({ lang, hazards, mostQuestions, mostTaps }) => {
    const played = engine
      .jobs(lang)
      .flatMap(({ names }) => names.map((name) => tapThrough(lang, name, hazards / steps)));
    expect(played.length).toBeGreaterThanOrEqual(60);
    for (const { turn } of played) {
      expect(turn.document.task).not.toBe('');
      expect(turn.document.steps).toHaveLength(steps);
      expect(turn.document.people).toEqual(context.crew);
      // Every tapped answer is filed, so the tray stays empty.
      expect(turn.state.tray).toEqual([]);
    }
    expect(Math.max(...played.map(({ questions }) => questions))).toBeLessThanOrEqual(
      mostQuestions,
    );
    expect(Math.max(...played.map(({ taps }) => taps))).toBeLessThanOrEqual(mostTaps);
  },
);

it.each(languages)('resumes where it was after the app is killed at any turn, in %s', (lang) => {
  let turn = engine.start(lang, context);
  const [job = ''] = engine.jobs(lang).flatMap(({ names }) => names);
  let chosen: readonly string[] = [job];
  let turns = 0;
  while (turn.asks !== null && turns < 100) {
    const whole = engine.hear(turn.state, chosenLine(turn, chosen));
    // The state as stored on a phone's disk, read by an app that has nothing else.
    const resumed = engine.resume(JSON.parse(JSON.stringify(turn.state)));
    expect({ ...resumed, say: '' }).toEqual({ ...turn, say: '' });
    expect(engine.hear(resumed.state, chosenLine(resumed, chosen))).toEqual(whole);
    turn = whole;
    chosen = answer(turn);
    turns += 1;
  }
  expect(turn.asks).toBeNull();
});

it('marks tapped offers as accepted, and answers as said', () => {
  const { document } = tapThrough('en', 'Tear off shingles').turn;
  const controls = document.steps.flatMap(({ hazards }) => hazards.flatMap((one) => one.controls));
  expect(controls.length).toBeGreaterThan(0);
  expect(new Set(controls.map(({ source }) => source))).toEqual(new Set(['accepted']));
});
