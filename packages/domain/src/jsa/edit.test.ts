import { expect, it } from 'vitest';
import { edit } from './edit.ts';
import { hear } from './hear.ts';
import type { JsaContext, Turn } from './jsa-state.ts';
import { library } from './library/data.ts';
import { start } from './start.ts';

const context: JsaContext = {
  project: 'Depot',
  crew: ['Ana Ruiz', 'Luis Ortega'],
  emergency: {},
  shift_end: null,
};

function say(turn: Turn, ...lines: readonly string[]): Turn {
  return lines.reduce<Turn>((last, text) => hear(last.state, { text }, library), turn);
}

const onTheRoof = () =>
  say(
    start('en', context, library),
    'Tear off shingles',
    'North wing',
    'Ana and Luis',
    'set ladders, tear off, clean up',
    'someone could fall off the ladder. fall off the roof edge',
  );

it('changes nothing for an item that is not there', () => {
  const { state } = onTheRoof();
  for (const spot of [
    { kind: 'step', at: 9 },
    { kind: 'hazard', step: 7, at: 0 },
    { kind: 'control', step: 0, hazard: 0, at: 0 },
    { kind: 'ppe', at: 0 },
  ] as const)
    expect(edit(state, spot, 'other', library).state).toEqual(state);
});

it('changes and takes out what was tapped and nothing that looks like it', () => {
  const { state } = onTheRoof();
  const changed = edit(state, { kind: 'step', at: 1 }, 'strip the old roof', library);
  expect(changed.document.steps.map(({ text }) => text)).toEqual([
    'Set ladders',
    'Strip the old roof',
    'Clean up',
  ]);
  const without = edit(changed.state, { kind: 'person', at: 0 }, '', library);
  expect(without.document.people).toEqual(['Luis Ortega']);
});

it('reads a changed hazard again', () => {
  const { state } = onTheRoof();
  const { document } = edit(
    state,
    { kind: 'hazard', step: 0, at: 0 },
    'shock from a live wire',
    library,
  );
  expect(document.steps[0]?.hazards[0]).toMatchObject({
    text: 'Shock from a live wire',
    energy: 'electrical',
  });
});

it('counts a changed control as said, and asks again whether it is direct', () => {
  const asked = say(onTheRoof(), 'ladder tied off at the top', 'yes');
  const at = { kind: 'control', step: 0, hazard: 0, at: 0 } as const;
  const { document } = edit(asked.state, at, 'a scaffold with guardrails', library);
  expect(document.steps[0]?.hazards[0]?.controls[0]).toMatchObject({
    text: 'A scaffold with guardrails',
    source: 'said',
    direct: 'unknown',
  });
});

it('goes on with what the correction leaves open when the question no longer applies', () => {
  const asked = onTheRoof();
  expect(asked.asks?.slot).toBe('controls');
  let turn = asked;
  for (const { id } of asked.state.facts.steps.flatMap(({ hazards }) => hazards)) {
    const step = turn.state.facts.steps.findIndex(({ hazards }) =>
      hazards.some((hazard) => hazard.id === id),
    );
    turn = edit(turn.state, { kind: 'hazard', step, at: 0 }, '', library);
  }
  expect(turn.document.steps.flatMap(({ hazards }) => hazards)).toEqual([]);
  expect(turn.asks?.slot).toBe('hazards');
});

it('can be undone like anything else that was said', () => {
  const asked = onTheRoof();
  const changed = edit(asked.state, { kind: 'place' }, 'south wing', library);
  expect(changed.document.place).toBe('South wing');
  expect(say(changed, 'take that out').document.place).toBe('North wing');
});

it('takes out the line of energies that were ruled out, and what was kept on the page', () => {
  const { state } = onTheRoof();
  const ruled = {
    ...state,
    facts: { ...state.facts, ruledOut: ['sound' as const], alsoSaid: ['Truck comes at noon'] },
  };
  const line = edit(ruled, { kind: 'absent', at: 0 }, '', library);
  expect(line.document.absent).toEqual([]);
  const said = edit(ruled, { kind: 'also_said', at: 0 }, '', library);
  expect(said.document.also_said).toBeUndefined();
});
