/** How many questions and taps a job takes that is talked through by tapping alone. */
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

/** What a crew lead in no hurry taps: three steps, and one offer of each other question. */
function answer(turn: Turn): readonly string[] {
  const { isMany, offers, answers } = choicesOf(turn);
  if (turn.asks?.slot === 'steps') return offers.slice(0, steps);
  if (!isMany && answers.length > 0) return answers.slice(0, 1);
  return offers.length > 0 ? offers.slice(0, 1) : answers.slice(0, 1);
}

function tapThrough(lang: Language, job: string) {
  let turn = engine.start(lang, context);
  // To the page, to the start, and the trade and the job.
  let taps = 4;
  const say = (chosen: readonly string[]) => {
    turn = engine.hear(turn.state, chosenLine(turn, chosen));
  };
  say([job]);
  while (turn.asks !== null && taps < 100) {
    const chosen = answer(turn);
    taps += choicesOf(turn).isMany && chosen.length > 0 ? chosen.length + 1 : 1;
    say(chosen);
  }
  return { taps, questions: turn.state.questions, document: turn.document };
}

it.each(languages)('takes 20 questions and 40 taps at most for any job in %s', (lang) => {
  const played = engine
    .jobs(lang)
    .flatMap(({ names }) => names.map((name) => tapThrough(lang, name)));
  expect(played.length).toBeGreaterThanOrEqual(60);
  for (const { document } of played) {
    expect(document.task).not.toBe('');
    expect(document.steps).toHaveLength(steps);
    expect(document.people).toEqual(context.crew);
  }
  expect(Math.max(...played.map(({ questions }) => questions))).toBeLessThanOrEqual(20);
  expect(Math.max(...played.map(({ taps }) => taps))).toBeLessThanOrEqual(40);
});

it.each(languages)('goes on where it was after a kill at any turn in %s', (lang) => {
  let turn = engine.start(lang, context);
  const [job = ''] = engine.jobs(lang).flatMap(({ names }) => names);
  let chosen: readonly string[] = [job];
  let turns = 0;
  while (turn.asks !== null && turns < 100) {
    const whole = engine.hear(turn.state, chosenLine(turn, chosen));
    // What a phone has on its disk, read by an app that knows nothing else.
    const resumed = engine.resume(JSON.parse(JSON.stringify(turn.state)));
    expect({ ...resumed, say: '' }).toEqual({ ...turn, say: '' });
    expect(engine.hear(resumed.state, chosenLine(resumed, chosen))).toEqual(whole);
    turn = whole;
    chosen = answer(turn);
    turns += 1;
  }
  expect(turn.asks).toBeNull();
});

it('marks what was tapped among the offers as accepted, and an answer as said', () => {
  const { document } = tapThrough('en', 'Tear off shingles');
  const controls = document.steps.flatMap(({ hazards }) => hazards.flatMap((one) => one.controls));
  expect(controls.length).toBeGreaterThan(0);
  expect(new Set(controls.map(({ source }) => source))).toEqual(new Set(['accepted']));
});
