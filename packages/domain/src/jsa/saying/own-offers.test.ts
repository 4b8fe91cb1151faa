import { expect, it } from 'vitest';
import { hear } from '../hear.ts';
import type { JsaDocument } from '../jsa-document.ts';
import type { CompanyPapers, JsaContext, Turn } from '../jsa-state.ts';
import { library } from '../library/data.ts';
import { start } from '../start.ts';

const paper: JsaDocument = {
  lang: 'en',
  task: 'Swap the blue press',
  place: 'Hall 3',
  people: ['Ana Ruiz'],
  steps: [
    {
      text: 'Rig the blue press',
      hazards: [
        {
          text: 'Press drops off the jacks',
          energy: 'gravity',
          high_energy: 'suspended_load',
          consequence: '',
          controls: [
            { text: 'Cribbing as it goes up', level: 'engineering', source: 'said', direct: 'yes' },
          ],
        },
      ],
    },
  ],
  ppe: [],
  permits: [],
  emergency: [],
  stop_work: [],
  absent: [],
  open: [],
  signatures: [],
};

const company: CompanyPapers = {
  items: [
    {
      kind: 'hazard',
      en: 'Solvent pit by hall 3',
      es: 'Fosa de solvente en la nave 3',
      energy: 'chemical',
      high_energy: null,
      level: null,
      can_be_direct: false,
    },
    {
      kind: 'control',
      en: 'Two riggers from our own list',
      es: 'Dos maniobristas de nuestra lista',
      energy: 'gravity',
      high_energy: 'suspended_load',
      level: 'administrative',
      can_be_direct: false,
    },
  ],
  templates: [],
};

const begin = (more: Partial<JsaContext>) =>
  start('en', { project: 'Depot', crew: [], emergency: {}, shift_end: null, ...more }, library);
const say = (turn: Turn, ...lines: readonly string[]) =>
  lines.reduce((last, text) => hear(last.state, { text }, library), turn);
const tap = (turn: Turn, text: string) => hear(turn.state, { text, chosen: true }, library);
const toSteps = (more: Partial<JsaContext>) =>
  say(begin(more), 'Swap the blue press', 'hall 3', 'Ana');

it('offers the steps, hazards and controls of an earlier JSA, one question at a time', () => {
  const asked = toSteps({ previous: paper });
  expect(asked.asks?.slot).toBe('steps');
  expect(asked.choices).toContain('Rig the blue press');
  expect(asked.document.steps).toEqual([]);
  const hazards = tap(asked, 'Rig the blue press');
  expect(hazards.choices).toContain('Press drops off the jacks');
  const chosen = tap(hazards, 'Press drops off the jacks');
  expect(chosen.document.steps[0]?.hazards).toMatchObject([
    { energy: 'gravity', high_energy: 'suspended_load', controls: [] },
  ]);
  const controls = chosen;
  expect(controls.asks?.slot).toBe('controls');
  expect(controls.choices).toContain('Cribbing as it goes up');
  // Someone must say today whether it is a direct control.
  const { document } = tap(controls, 'Cribbing as it goes up');
  expect(document.steps[0]?.hazards[0]?.controls).toEqual([
    { text: 'Cribbing as it goes up', level: 'engineering', source: 'previous', direct: 'unknown' },
  ]);
});

it('leaves no trace of what no one took up', () => {
  const turn = say(
    tap(toSteps({ previous: paper, company }), 'Rig the blue press'),
    'nothing else',
    'no',
  );
  expect(JSON.stringify(turn.document)).not.toMatch(/jacks|Cribbing|Solvent|riggers/);
});

it("marks the company's own controls as the company's, with its level", () => {
  const asked = tap(toSteps({ previous: paper, company }), 'Rig the blue press');
  const controls = tap(asked, 'Press drops off the jacks');
  expect(controls.choices).toContain('Two riggers from our own list');
  const { document } = tap(controls, 'Two riggers from our own list');
  expect(document.steps[0]?.hazards[0]?.controls).toEqual([
    {
      text: 'Two riggers from our own list',
      level: 'administrative',
      source: 'company',
      direct: 'no',
    },
  ]);
});

it("offers the company's hazards where the library knows nothing of the step", () => {
  const asked = say(
    begin({ company }),
    'Frobnicate the widgets',
    'hall 3',
    'Ana',
    'glimmer, quonk',
  );
  expect(asked.asks?.slot).toBe('hazards');
  expect(asked.choices).toContain('Solvent pit by hall 3');
  expect(tap(asked, 'Solvent pit by hall 3').document.steps[0]?.hazards).toMatchObject([
    { energy: 'chemical', high_energy: null },
  ]);
});

it("offers what the company's template of the same name has, as the company's", () => {
  const templates = [{ name: 'Swap the blue press', document: paper }];
  const asked = toSteps({ company: { items: [], templates } });
  expect(asked.choices).toContain('Rig the blue press');
  const hazards = tap(asked, 'Rig the blue press');
  const controls = tap(hazards, 'Press drops off the jacks');
  expect(
    tap(controls, 'Cribbing as it goes up').document.steps[0]?.hazards[0]?.controls,
  ).toMatchObject([{ source: 'company' }]);
  const other = say(begin({ company: { items: [], templates } }), 'Mow grass', 'hall 3', 'Ana');
  expect(other.choices).not.toContain('Rig the blue press');
});

it('offers at most three things, whatever there is', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ text: `Part ${at} lift`, hazards: [] }));
  const asked = toSteps({ previous: { ...paper, steps: many }, company });
  expect(asked.choices).toHaveLength(3);
});
