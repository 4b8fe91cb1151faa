import { describe, expect, it } from 'vitest';
import type { Slot } from './jsa-state.ts';
import {
  answerUntil,
  begin,
  hazards,
  say,
  trayTexts,
  upToControls,
  upToHazards,
} from './play/simulated-talk.ts';

const answers = {
  task: 'Dig a trench',
  place: 'north side',
  people: 'Ana',
  steps: 'dig it, lay the pipe',
  hazards: 'the sides cave in',
  controls: 'trench box',
  confirm: 'yes',
  direct_control: 'yes',
  wheel: 'nothing',
  ppe: 'hard hats',
  permits: 'dig ticket',
  stop_work: 'if it rains',
} as const;
const at = (slot: Slot) => answerUntil(begin(), slot, answers);

describe('what is told at another question', () => {
  it.each([
    ['place', 'first we strip the old shingles, then lay the felt', 'steps'],
    ['place', 'cortamos el piso, sacamos la tierra', 'steps'],
    ['people', 'dig the trench and lay the pipe', 'steps'],
    ['steps', 'the crane could drop the load on us', null],
    ['hazards', 'power’s locked out at the disconnect', null],
    ['hazards', 'we wear harnesses', 'ppe'],
    ['hazards', 'hard hats and gloves', 'ppe'],
    ['controls', 'the forklift could run somebody over', 'hazards'],
    ['controls', 'we stop if the wind is over 25', 'stop_work'],
    ['ppe', 'a hot work permit', 'permits'],
    ['permits', 'Cables sí hay uno detrás del espejo', 'hazards'],
    ['stop_work', 'the boom could hit the power line', 'hazards'],
    ['stop_work', 'se puede caer la pared', 'hazards'],
  ] as const)('waits at %s: “%s”', (slot, text, to) => {
    const before = at(slot);
    const turn = say(before, text);
    const { tray: _, ...rest } = { tray: turn.state.tray, facts: turn.state.facts };
    expect(rest.facts).toMatchObject({
      place: before.document.place,
      people: before.document.people,
      permits: before.document.permits,
      stopWork: before.document.stop_work,
    });
    expect(hazards(turn.document)).toEqual(hazards(before.document));
    expect(turn.state.tray.length).toBeGreaterThan(0);
    expect(turn.state.facts.absent).toEqual(before.state.facts.absent);
    expect(turn.state.proposal?.to.slot ?? null).toBe(to);
  });

  it('is filed where she proposed after a yes, and where she asked after “here”', () => {
    const proposed = say(at('place'), 'first we strip the old shingles, then lay the felt');
    expect(proposed.asks?.slot).toBe('confirm');
    expect(proposed.choices).toEqual(['Yes', 'Here', 'Leave out']);
    expect(say(proposed, 'yes').document.steps.map(({ text }) => text)).toEqual([
      'First we strip the old shingles',
      'Lay the felt',
    ]);
    expect(say(proposed, 'here').document.place).toContain('First we strip');
    expect(say(proposed, 'leave it out').state.tray).toEqual([]);
    for (const wait of ['no', 'skip', 'back'])
      expect(trayTexts(say(proposed, wait))).toHaveLength(1);
    expect(trayTexts(say(proposed, { silence: true }))).toHaveLength(1);
  });

  it('is proposed five times in a talk, and then waits unasked', () => {
    let turn = upToHazards();
    for (let count = 0; count < 9; count++) {
      turn = say(turn, `we wear harnesses number ${count} on the roof`);
      expect(turn.state.proposal !== null).toBe(count < 5);
    }
    expect(turn.state.proposal).toBeNull();
    expect(turn.state.tray).toHaveLength(9);
  });
});

it.each(['first floor by the stairs', 'next to the loading dock', 'back of the lot, run 4'])(
  'takes “%s” for a place',
  (text) => {
    expect(say(begin(), 'Dig a trench', text).state.tray).toEqual([]);
  },
);

it('proposes a step that is told after a pause', () => {
  const turn = say(upToHazards(), 'then we lay the felt');
  expect(turn.state.proposal?.to.slot).toBe('steps');
});

describe('what is denied or of elsewhere', () => {
  it.each([
    'there’s no power lines here',
    'no crane today',
    'yesterday a guy fell off the ladder',
    'the other crew has the crane',
    'en la otra obra se cayó uno',
    'ayer se derrumbó la zanja',
    'no hay cables',
    'tomorrow we set the beams',
  ])('is no hazard: “%s”', (text) => {
    const turn = say(upToHazards(), text);
    expect(hazards(turn.document)).toEqual([]);
    expect(trayTexts(turn)).toHaveLength(1);
  });

  it.each([
    'no guardrail on the west side',
    'nothing between you and four stories down',
    'sin barandal',
  ])('is a hazard where protection is what is missing: “%s”', (text) => {
    expect(hazards(say(upToHazards(), text).document)).toHaveLength(1);
  });
});

describe('a control', () => {
  it.each(['He’s deaf in one ear', 'It’s a garage', 'es una bodega', 'Está sordo', 'te jala'])(
    'is not “%s”',
    (text) => {
      const turn = say(upToControls('the saw kicks back at you'), text);
      expect(hazards(turn.document)[0]?.controls).toEqual([]);
      expect(trayTexts(turn)).toHaveLength(1);
    },
  );

  it('is proposed for the hazard that it is for', () => {
    const turn = say(
      begin(),
      'Roof',
      'north wing',
      'Ana',
      'set ladders',
      'fall from the roof edge. the torch could start a fire',
      'guardrails at the edge',
      'yes',
      'guardrails at the edge',
    );
    const [fall] = turn.state.facts.steps[0]?.hazards ?? [];
    expect(turn.state.proposal?.to).toEqual({ slot: 'controls', id: fall?.id });
  });

  it('hangs on the hazard that was asked about, in the order of the questions', () => {
    const turn = say(
      begin(),
      'Roof',
      'north wing',
      'Ana',
      'set ladders',
      'fall from the roof edge. the torch could start a fire',
      'a parapet four feet high',
      'yes',
      'a man with a bucket',
    );
    expect(hazards(turn.document).map((hazard) => hazard.controls.map(({ text }) => text))).toEqual(
      [['A parapet four feet high'], ['A man with a bucket']],
    );
  });
});

describe('protection that is told at a hazard question', () => {
  // The first step's fall has its control, and Sarah asks about the second step.
  const atMore = () => say(upToHazards(), 'fall from the roof edge', 'a parapet', 'yes');

  it.each([
    'Guardrails',
    'a spotter for the truck',
    'lockout on the panel',
    'cones and barricades',
    'guardrails so no one falls off the edge',
    'barandales en el borde',
    'un vigía para el camión',
    'candado en el tablero',
    'conos y barricadas',
    'una caja de trinchera para que no se derrumbe',
  ])('is proposed as a control: “%s”', (text) => {
    const before = atMore();
    expect(before.asks?.slot).toBe('hazards');
    const turn = say(before, text);
    expect(hazards(turn.document)).toEqual(hazards(before.document));
    expect(turn.state.proposal?.to.slot).toBe('controls');
  });

  it.each([
    'a loose guardrail',
    'the lockout is missing',
    'el barandal está flojo',
    'conos tirados',
    'cones blown into traffic',
    'el vigía no se ve',
  ])('is a hazard where it has failed: “%s”', (text) => {
    const before = atMore();
    expect(hazards(say(before, text).document)).toHaveLength(hazards(before.document).length + 1);
  });
});

describe('a hazard that is told at a controls question', () => {
  it.each([
    'oh, and your hands go numb on the tamper, so swap out every ten minutes',
    'the dust gets in your lungs, so we wear masks',
    'your ears ring after the saw',
    'the fumes make you dizzy',
    'your back gives out, so take turns with it',
    'y las manos se entumen con el bailarín',
    'el polvo se mete en los pulmones',
    'los oídos te zumban con la sierra',
    'el humo te marea, por eso nos turnamos',
    'those blades take fingers',
    'la escalera se mueve en esa tierra',
    'se te duermen las manos, así que nos turnamos cada diez minutos',
  ])('is proposed as a hazard: “%s”', (text) => {
    const turn = say(upToControls('fall from the roof edge'), text);
    expect(hazards(turn.document).map((hazard) => hazard.controls)).toEqual([[]]);
    expect(turn.state.proposal?.to.slot).toBe('hazards');
  });

  it.each([
    'we tie off so nobody falls off the edge',
    'goggles so nothing gets in your eyes',
    'swap out so your hands don’t go numb',
    'nos turnamos para que no se entuman las manos',
  ])('is a control where the protection comes first: “%s”', (text) => {
    const turn = say(upToControls('fall from the roof edge'), text);
    expect(hazards(turn.document)[0]?.controls).toHaveLength(1);
  });
});

it('hears no hazard in “te jala” alone', () => {
  const turn = say(upToHazards(), 'te jala');
  expect(hazards(turn.document)).toEqual([]);
  expect(trayTexts(turn)).toEqual(['Te jala']);
});
