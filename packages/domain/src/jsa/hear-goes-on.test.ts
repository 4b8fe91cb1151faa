import { expect, it } from 'vitest';
import type { Turn } from './jsa-state.ts';
import { begin, controlTexts, say, upToHazards } from './simulated-talk.ts';

const slotOf = (turn: Turn) => turn.asks?.slot;
const threeHazards = (): Turn =>
  say(
    upToHazards(),
    'ladder kicks out, tied at the top',
    'nails in a hand, gloves',
    'noise, ear plugs',
  );

it('asks on for hazards in any step until there are no more', () => {
  const asked = threeHazards();
  expect(asked.say).toBe('What else could hurt someone, in any step?');
  const more = say(asked, 'hornets under the eave, spray them first');
  expect(slotOf(more)).toBe('hazards');
  const hazards = more.document.steps.flatMap((step) => step.hazards);
  expect(hazards.map(({ energy }) => energy)).toContain('biological');
  expect(slotOf(say(more, 'nothing else'))).toBe('wheel');
});

it('goes to the wheel when the last answer brought no hazard, or was an offer', () => {
  const toTheLast = say(upToHazards(), 'ladder kicks out', 'nails in a hand');
  expect(slotOf(say(toTheLast, 'nothing'))).toBe('wheel');
  const [offer = ''] = toTheLast.choices;
  expect(slotOf(say(toTheLast, { text: offer, chosen: true }))).toBe('wheel');
});

it('keeps a job without high energy at 14 questions, however many hazards are told', () => {
  const nouns = ['dust', 'noise', 'mold', 'glare', 'thorns', 'ticks', 'soot', 'glue', 'rust'];
  let turn = upToHazards();
  for (const noun of nouns) if (slotOf(turn) === 'hazards') turn = say(turn, `${noun}, gloves`);
  for (let at = 0; at < 20 && slotOf(turn) !== 'sign'; at += 1) turn = say(turn, 'no', 'yes');
  expect(turn.state.questions).toBeLessThanOrEqual(14);
});

it('asks about all that was unclear in one question, after the hazards', () => {
  const told = say(upToHazards(), 'gas leak, badgers', 'noise, pelicans', 'dust, otters');
  expect(slotOf(told)).toBe('hazards');
  const asked = say(told, 'nothing else');
  expect(asked.say).toBe('badgers, pelicans and otters: are those what protects you?');
  expect(controlTexts(asked.document)).toEqual([]);
  expect(controlTexts(say(asked, 'yes').document)).toEqual(['Badgers', 'Pelicans', 'Otters']);
  expect(controlTexts(say(asked, 'the second one').document)).toEqual(['Pelicans']);
});

it('records nothing of several unclear ones after a no, and keeps them open', () => {
  const asked = say(upToHazards(), 'gas leak, badgers', 'noise, pelicans', 'nothing');
  const { document } = say(asked, 'no');
  expect(controlTexts(document)).toEqual([]);
  expect(document.steps.flatMap((step) => step.hazards.map(({ text }) => text))).toEqual([
    'Gas leak',
    'Noise',
  ]);
  expect(document.open).toEqual(
    expect.arrayContaining(['Not placed yet: Badgers', 'Not placed yet: Pelicans']),
  );
});

it.each([
  ['gas leak, badgers and a fan', ['Badgers', 'A fan']],
  ['saw dust, wet blade and a vac', ['Wet blade', 'A vac']],
  ['nail gun, no bump fire and glasses', ['No bump fire', 'Glasses']],
  [
    'live lugs, utility pulls the meter and rubber gloves on',
    ['Utility pulls the meter', 'Rubber gloves on'],
  ],
  ['heat on the roof, breaks in the shade and ice water', ['Breaks in the shade', 'Ice water']],
  ['paint fumes, obviously, so a fan', ['A fan']],
  ['paint gun injects your hand, tip guard and trigger lock', ['Tip guard', 'Trigger lock']],
  [
    'the chipper grabs a sleeve, off to one side and no loose gloves',
    ['Off to one side', 'No loose gloves'],
  ],
  [
    'ladder in the tub, plywood down and somebody footing it',
    ['Plywood down', 'Somebody footing it'],
  ],
  [
    'que se derrumbe, talud y el material a un metro de la orilla',
    ['Talud', 'El material a un metro de la orilla'],
  ],
  [
    'que se venga la barda, tumbar de arriba para abajo y puntales',
    ['Tumbar de arriba para abajo', 'Puntales'],
  ],
])('takes what is listed with a measure for one in "%s"', (line, expected) => {
  expect(controlTexts(say(upToHazards(), line).document)).toEqual(expected);
});

it('asks for permits and the emergency plan while questions are left', () => {
  const asked = say(upToHazards(), 'nothing', 'nothing', 'nothing', 'no', 'gloves');
  expect(slotOf(asked)).toBe('permits');
  expect(slotOf(say(asked, 'gate pass'))).toBe('emergency');
  expect(say(asked, 'gate pass').document.permits).toEqual(['Gate pass']);
  expect(say(asked, 'none today, the welding got done last month').document.permits).toEqual([]);
});

it.each([
  ["Tear off shingles, Ana's on the roof", 'people'],
  ['Tear off shingles, just Ana', 'steps'],
  ['Tear off shingles, Ana and Luis Peña', 'steps'],
])('after "%s" and the place, asks for %s', (task, slot) => {
  expect(slotOf(say(begin(), task, 'north wing'))).toBe(slot);
});

it.each([
  "we find a line that isn't marked",
  'the breaker trips',
  'dispatcher pulls the authority',
  'somebody cuts a live one',
])('takes the first answer to what stops the work: %s', (line) => {
  const asked = say(
    upToHazards(),
    ...['nothing', 'nothing', 'nothing', 'no', 'gloves', 'none', 'no'],
  );
  expect(slotOf(asked)).toBe('stop_work');
  expect(say(asked, line).document.stop_work).toHaveLength(1);
});
