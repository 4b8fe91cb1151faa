import { expect, it } from 'vitest';
import { deniesWithReason, splitAsked } from './denial-told.ts';

it.each([
  'they pulled the tank out in March so we don’t have any oil in here, that’s all gone',
  'hasn’t rained in three weeks, that hole’s bone dry, we’re not fighting any groundwater',
  'ground’s bone dry, we potholed it yesterday, no groundwater to speak of',
  'the parapets are four foot tall and we’re not touching ’em, so nobody’s going over the side',
  'everything’s battery now, saws and all, so you don’t have any cords laying around',
  'school’s out till August so there’s no kids anywhere near it',
  'that line’s been dead since March, so there’s nothing hot up there',
  'I walked the whole yard this morning and there’s not a single nest',
  'the roof was redone in May, all new decking, so no soft spots',
  'la luz todavía no la conectan, ni medidor tiene, así que de electrocutarse nada',
  'de viento nada, están diciendo cinco millas todo el día, ni mueve las hojas',
  'ya lo rellenaron, así que no hay nada abierto',
  'el estanque está seco, ni una gota tiene, ahí nadie se ahoga',
  'no llueve desde marzo, así que no hay lodo',
])('hears that "%s" denies and tells why', (said) => {
  expect(deniesWithReason(said.replaceAll('’', "'"), true)).toBe(true);
});

it.each([
  'no loose clothes and everybody else stays ten feet back',
  'we sweep up every hour so there’s nothing to trip on',
  'the edge has guardrail all around so nobody’s going over',
  'there’s no guardrail up there so a guy could fall',
  'there’s no shoring in that trench and the walls are loose',
  'there’s no light in there, you can’t see your feet',
  'the air’s bad in there, there’s no oxygen',
  'the wind’s up and there’s nothing holding the sheets',
  'we lock it out so nobody gets shocked',
  'it’s slick and there’s no handrail',
  'barremos cada hora, así que no hay nada tirado',
  'no hay barandal y está alto, uno se puede caer',
  'la retro en reversa, no hay cables arriba',
])('hears more than a denial in "%s"', (said) => {
  expect(deniesWithReason(said.replaceAll('’', "'"), true)).toBe(false);
});

it('leaves a denial that comes first to the question for hazards', () => {
  expect(deniesWithReason('no traffic, the street is closed', false)).toBe(false);
});

it.each([
  [
    'plugs and muffs both, and before you ask, the gas comes in round the front',
    'plugs and muffs both',
    'before you ask, the gas comes in round the front',
  ],
  [
    'And the gas, I know you’re gonna ask, they potholed it and it’s across the street',
    '',
    'And the gas, I know you’re gonna ask, they potholed it and it’s across the street',
  ],
])('takes what someone would ask about as denied: "%s"', (line, kept, denied) => {
  const straight = (text: string) => text.replaceAll('’', "'");
  expect(splitAsked(straight(line))).toEqual({ kept, denied: [straight(denied)] });
});
