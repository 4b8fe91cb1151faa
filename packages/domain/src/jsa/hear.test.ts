import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { hear } from './hear.ts';
import type { Turn } from './jsa-state.ts';
import { library } from './library/data.ts';
import { resume } from './start.ts';
import {
  answerUntil,
  begin,
  beginOf,
  controls,
  hazards,
  say,
  trayTexts,
  upToControls,
  upToHazards,
} from './play/simulated-talk.ts';

describe('silence and her own voice', () => {
  it('gets the question once more, shorter, and then she waits', () => {
    const once = say(begin(), { silence: true });
    expect(once.say).toBe('What job?');
    const twice = say(once, { silence: true });
    expect(twice.say).toBe('');
    expect(say(twice, 'Mow grass').document.task).toBe('Mow grass');
  });

  it('is no answer when the microphone hears the end of her question', () => {
    const turn = say(upToHazards(), {
      text: 'could hurt someone there name everything',
      afterMs: 300,
    });
    expect(turn.say).toBe('');
    expect(hazards(turn.document)).toEqual([]);
    const later = say(upToHazards(), { text: 'could hurt someone there', afterMs: 5000 });
    expect(later.say).not.toBe('');
  });
});

it('goes on where it was after a restart, at any question', () => {
  let turn: Turn = begin();
  for (const text of [
    'Tear off shingles',
    'north wing',
    'Ana',
    'set ladders',
    'we wear hard hats',
    'it kicks out',
    'yes',
  ]) {
    turn = say(turn, text);
    const again = resume(JSON.parse(JSON.stringify(turn.state)), library);
    expect({ ...again, say: '' }).toEqual({ ...turn, say: '' });
  }
});

describe('the language', () => {
  it('changes at any question, and keeps what was said', () => {
    const turn = say(begin(), 'en español');
    expect(turn.say).toBe('Ahora en español. ¿Qué trabajo toca hoy?');
    expect(turn.document.lang).toBe('es');
    const back = say(say(turn, 'Cortar pasto'), 'in English');
    expect(back.document).toMatchObject({ lang: 'en', task: 'Cortar pasto' });
  });

  it.each(languages)('understands both while she speaks %s', (lang) => {
    const turn = say(
      beginOf(lang),
      'Dig a trench',
      'lado norte',
      'Ana',
      'dig it',
      'se derrumba la zanja',
    );
    expect(hazards(turn.document)).toMatchObject([{ energy: 'gravity' }]);
  });
});

describe('what was doubtfully heard', () => {
  it('is asked about before it is anything', () => {
    const turn = say(begin(), { text: 'mow the glass', confidence: 0.4 });
    expect(turn.asks?.slot).toBe('confirm');
    expect(turn.document.task).toBe('');
    expect(say(turn, 'yes').document.task).toBe('Mow the glass');
    expect(say(turn, 'no').document.task).toBe('');
  });

  it('is one of two readings where they differ in a number', () => {
    const line = { text: 'dig fifteen feet', confidence: 0.7, alternatives: ['dig fifty feet'] };
    const turn = say(begin(), line);
    expect(turn.choices).toEqual(['dig fifteen feet', 'dig fifty feet', 'No']);
    expect(say(turn, 'the second one').document.task).toBe('Dig fifty feet');
  });
});

describe('people', () => {
  const at = (...lines: string[]) => say(begin(), 'Dig', 'north side', ...lines);

  it('are asked about where two share a first name', () => {
    const turn = at('Ana and Luis');
    expect(turn.choices).toEqual(['Luis Ortega', 'Luis Peña', 'No']);
    expect(say(turn, 'Peña').document.people).toEqual(['Ana Ruiz', 'Luis Peña']);
  });

  it('have their full names where they are of the crew, and are kept as said where not', () => {
    expect(at('Ana, Luis Peña and Bill from the crane company').document.people).toEqual([
      'Ana Ruiz',
      'Luis Peña',
      'Bill from the crane company',
    ]);
    expect(at('everyone').document.people).toEqual(['Ana Ruiz', 'Luis Ortega', 'Luis Peña']);
  });

  it('are not those who are said to be away', () => {
    const turn = at('not Ana, she’s out');
    expect(turn.document.people).toEqual([]);
    expect(trayTexts(turn)).not.toEqual([]);
  });
});

describe('corrections', () => {
  it('take the last answer out, and ask again', () => {
    const turn = say(upToControls('the saw kicks back'), 'a push stick', 'take that out');
    expect(controls(turn.document)).toEqual([]);
    expect(turn.asks?.slot).toBe('controls');
    expect(say(turn, 'guard on the saw').document.steps[0]?.hazards[0]?.controls).toHaveLength(1);
  });

  it.each([
    ['dig down 15 feet', 'no, 18 feet', 'Dig down 18 feet'],
    ['dig down fifteen feet', 'no, eighteen feet', 'Dig down eighteen feet'],
    ['excavar 3 metros', 'perdón, 4 metros', 'Excavar 4 metros'],
  ])('replace the number of “%s” by “%s”', (task, line, expected) => {
    expect(say(begin(), task, line).document.task).toBe(expected);
  });

  it('leave two numbers as they are, and keep the correction', () => {
    const turn = say(begin(), 'dig 15 feet by 20 feet', 'no, 18 feet');
    expect(turn.document.task).toBe('Dig 15 feet by 20 feet');
    expect(trayTexts(turn)).toEqual(['No, 18 feet']);
    const unit = say(begin(), 'dig 15 feet', 'no, 18 volts');
    expect(unit.document.task).toBe('Dig 15 feet');
  });

  it('take out what is named by its own words, where only one has them', () => {
    const turn = say(upToHazards(), 'plywood flies off. nails on the ground');
    const { document } = say(turn, 'take out the plywood');
    expect(hazards(document).map(({ text }) => text)).toEqual(['Nails on the ground']);
    const two = say(upToHazards(), 'wet plywood. loose plywood', 'take out the plywood');
    expect(hazards(two.document)).toHaveLength(2);
    expect(trayTexts(two)).toEqual(['Take out the plywood']);
    const none = say(upToHazards(), 'take out the crane');
    expect(trayTexts(none)).toEqual(['Take out the crane']);
  });

  it('are work at the question for steps', () => {
    const turn = say(begin(), 'Floor', 'north wing', 'Ana', 'take out the plywood, sweep');
    expect(turn.document.steps.map(({ text }) => text)).toEqual(['Take out the plywood', 'Sweep']);
  });

  it('change a step by its place', () => {
    const asked = say(upToHazards(), 'change step two');
    expect(asked.say).toContain('Tear off');
    expect(say(asked, 'strip the roof').document.steps[1]?.text).toBe('Strip the roof');
    expect(say(upToHazards(), 'cambia el paso 1 por poner andamios').document.steps[0]?.text).toBe(
      'Poner andamios',
    );
    expect(trayTexts(say(upToHazards(), 'change step nine'))).toEqual(['Change step nine']);
  });
});

describe('offers', () => {
  it('are taken by a tap, and by their place once she named them', () => {
    const tapped = hear(
      upToHazards().state,
      { text: 'Fall from a ladder, Fall from the roof edge', chosen: true },
      library,
    );
    expect(hazards(tapped.document)).toHaveLength(2);
    const named = say(upToHazards(), 'help', 'the first one');
    expect(hazards(named.document)).toHaveLength(1);
    const many = say(upToHazards(), 'help', 'yes');
    expect(many.asks?.slot).toBe('confirm');
    expect(hazards(many.document)).toEqual([]);
  });

  it('mark a control that was taken as accepted', () => {
    const turn = upToControls('fall from the roof edge');
    const [offer = ''] = turn.choices;
    const { document } = hear(turn.state, { text: offer, chosen: true }, library);
    expect(controls(document)).toMatchObject([{ text: offer, source: 'accepted' }]);
  });
});

it('stops, and goes on with what was asked', () => {
  const stopped = say(upToHazards(), 'stop');
  expect(stopped.state.isPaused).toBe(true);
  expect(say(stopped, 'continue').asks).toEqual(upToHazards().asks);
});

it('reads back what is not filed yet, and blocks nothing with it', () => {
  const turn = say(upToHazards(), 'is the truck here yet?');
  expect(say(turn, 'read it').say).toMatch(/Not filed yet: Is the truck here yet\?$/);
});

it('hears what someone thinks of after the end', () => {
  const done = answerUntil(upToHazards(), 'task', {
    hazards: 'nothing',
    wheel: 'no',
    ppe: 'gloves',
    stop_work: 'if it rains',
    read_back: 'yes',
    sign: 'nothing',
  });
  expect(done.asks).toBeNull();
  const more = say(done, 'the ladder could slip');
  expect(more.state.proposal?.to.slot).toBe('hazards');
  expect(hazards(say(more, 'yes').document)).toHaveLength(1);
});

it('cuts a line that no one says in one breath, and takes marks of any kind', () => {
  const turn = say(begin(), 'dig '.repeat(3000));
  expect(turn.document.task.length).toBeLessThanOrEqual(4000);
  expect(say(begin(), '👷 dig\u0000 a trench').document.task).toBe('Dig a trench');
});
