import { expect, it } from 'vitest';
import cases from './cases/states-of-version-1.json' with { type: 'json' };
import { library } from './library/data.ts';
import { readState } from './read-state.ts';
import { begin, controls, say, upToHazards } from './play/simulated-talk.ts';
import { resume } from './start.ts';

it('has ten states as phones store them', () => {
  expect(cases).toHaveLength(10);
});

it.each(cases)('reads a state of version 1 $name', ({ state: stored }) => {
  const state = readState(structuredClone(stored));
  if (state === null) throw new Error('The state was not read.');
  const { facts, pending } = stored;
  expect(state.version).toBe(2);
  expect(state.facts.steps.map(({ text }) => text)).toEqual(facts.steps.map(({ text }) => text));
  const waiting = new Set(state.tray.map(({ text }) => text));
  const unfiled = [
    ...facts.notes,
    ...facts.looseHazards.map(({ text }) => text),
    ...facts.looseControls.map(({ text }) => text),
    ...(pending?.readings ?? []),
  ];
  expect(unfiled.filter((text) => !waiting.has(text))).toEqual([]);
  const turn = resume(state, library);
  expect(controls(turn.document).filter(({ direct }) => direct === 'yes')).toEqual([]);
  expect(
    controls(turn.document)
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(
    facts.steps
      .flatMap((step) => step.hazards.flatMap((hazard) => hazard.controls.map(({ text }) => text)))
      .toSorted(),
  );
  // The dialogue continues: with a question that has an answer, or at the end of a pause.
  expect(turn.asks).not.toBeNull();
  expect(say(turn, 'continue', 'skip').asks).not.toEqual(null);
});

it('reads what it wrote, and nothing else', () => {
  const { state } = upToHazards();
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(resume(state, library).say).toBe(upToHazards().say);
  for (const other of [null, 'talk', 7, {}, { version: 3 }, { version: 1 }, { version: 2 }])
    expect(readState(other)).toBeNull();
  expect(readState(begin().state)).not.toBeNull();
});
