import { expect, it } from 'vitest';
import { settleRepair } from '../intents/repair.ts';
import { isAside } from './asides.ts';
import { controlOf, isOnlyCareful } from './control-signals.ts';
import { energyOf } from './energy-signals.ts';
import { denialOf } from './negation.ts';
import { ordinalsOf, quantitiesOf, stepReferenceOf } from './numbers.ts';
import { peopleIn } from './people.ts';
import { brief, plain, tidy } from './plain.ts';
import { leadingReply, replyOf } from './replies.ts';
import { listOf, listsOrder, stepsOf, withoutLead } from './sentences.ts';

it.each([
  ['twenty five miles an hour', 25, 'speed'],
  ['a 12-foot drop', 12, 'length'],
  ['doce metros', 12, 'length'],
  ['treinta y cinco grados', 35, 'temperature'],
  ['480 volts', 480, 'electric'],
  ['two hundred pounds', 200, 'weight'],
])('reads the quantity in %s', (text, value, family) => {
  expect(quantitiesOf(text)).toMatchObject([{ value, family }]);
});

it('reads steps and places in a list by number and by name', () => {
  expect(stepReferenceOf('on step two the post falls')?.place).toBe(2);
  expect(stepReferenceOf('en el último paso')?.place).toBe(-1);
  expect(stepReferenceOf('watch your step')).toBeNull();
  expect(ordinalsOf('the first and the third')).toEqual([1, 3]);
});

it.each([
  ['eight feet, no, twelve feet deep', 'twelve feet deep'],
  ['a ocho pies, digo, doce pies', 'a doce pies'],
  ['eight feet and no guardrail', 'eight feet and no guardrail'],
  ['perdón, son 3 metros, no 2', 'perdón, son 3 metros, no 2'],
])('settles a correction inside %s', (text, settled) => {
  expect(settleRepair(text)).toBe(settled);
});

it.each([
  ["there's no traffic", 'traffic'],
  ['no hay línea de gas', 'línea de gas'],
  ['we won’t need a permit', 'permit'],
  ['sin corriente', 'corriente'],
  ['no hay luz conectada', 'luz conectada'],
  ["we ain't got any wires", 'wires'],
  ['electricidad no hay allá arriba', 'electricidad'],
  ['solvente no llevamos', 'solvente'],
  ["the ladder's not used", 'the ladder'],
  ['camiones no pasan por esa calle', 'camiones'],
  ['amoniaco no llega a esta nave', 'amoniaco'],
])('hears the denial in %s', (text, denied) => {
  expect(denialOf(text)?.denied).toBe(denied);
});

it.each([
  'no one goes under the load',
  'no oxygen in the hole',
  'nadie pasa',
  'no, twelve feet',
  'la tapa no cierra',
  'carros no respetan los conos',
  'aire no llega abajo',
])('hears no denial in %s', (text) => {
  expect(denialOf(text)).toBeNull();
});

it('finds names of the crew in any case, and not in common words', () => {
  const crew = ['Ana Ruiz', 'Tina Ríos', 'Will Stone'];
  expect(peopleIn('ana spots and Will signals', crew).names).toEqual(['Ana Ruiz', 'Will Stone']);
  expect(peopleIn('we will move la tina over the stone', crew).names).toEqual([]);
});

it.each([
  ['someone could trip over the cords', 'gravity', null],
  ['the boom gets into the power lines', 'electrical', 'electrical_contact'],
  ['rocks thrown at cars', 'mechanical', null],
  ['se nos puede venir la pared de la zanja', 'gravity', 'excavation_or_trench'],
  ['que se zafe la carga', 'gravity', 'suspended_load'],
  ['no oxygen down there', 'chemical', 'high_dose_toxic_or_radiation'],
  ['the saw is really loud', 'sound', null],
  ['service drop on the back side', 'electrical', 'electrical_contact'],
  ['cables enterrados', 'electrical', 'electrical_contact'],
  ['que le caiga vidrio a la gente', 'gravity', null],
  ['fumes off the varnish', 'chemical', null],
  ['oil on the floor', 'gravity', null],
  ['dust from the pigeons', 'biological', null],
  ['cable adentro de la pared', 'electrical', 'electrical_contact'],
  ['hace mucho calor adentro', 'temperature', null],
  ['the saw kicks back', 'mechanical', null],
  ['no hay buen aire abajo', 'chemical', 'high_dose_toxic_or_radiation'],
  ['the tar pot tips over', 'temperature', 'high_temperature'],
  ['crates slide off the dolly', 'gravity', null],
  ['a guy slides off the roof', 'gravity', 'fall_from_elevation'],
  ['falling off the water tank', 'gravity', 'fall_from_elevation'],
  ['falling off the bumper', 'gravity', null],
  ['caerse de la lift', 'gravity', 'fall_from_elevation'],
  ['a brick falling off the water tank', 'gravity', null],
  ['an antenna coming off the line on top of Ana', 'gravity', 'suspended_load'],
  ['a runaway railcar rolling into us', 'motion', 'mobile_equipment_or_traffic'],
  ['el horno prende solo', 'mechanical', null],
])('reads the energy of %s', (text, energy, highEnergy) => {
  expect(energyOf(plain(text))).toEqual({ energy, highEnergy });
});

it('leaves words without an energy alone', () => {
  expect(energyOf('something odd')).toBeNull();
});

it.each([
  ['concrete barriers', 'engineering', true],
  ['tied off with a harness', 'ppe', true],
  ['hard hats', 'ppe', false],
  ['un banderero', 'administrative', false],
  ['power is off and locked', 'elimination', true],
])('reads the level of %s', (text, level, canBeDirect) => {
  expect(controlOf(plain(text))).toEqual({ level, canBeDirect });
});

it('tells "be careful" from a barrier', () => {
  expect(isOnlyCareful('con mucho cuidado')).toBe(true);
  expect(isOnlyCareful('be careful and stay behind the guardrail')).toBe(false);
});

it('reads short answers, and answers that begin a sentence', () => {
  expect(replyOf('Sí, señor')).toBe('yes');
  expect(replyOf('nada más')).toBe('none');
  expect(replyOf('the right side')).toBeNull();
  expect(leadingReply('Yes, Ana checks it')).toEqual({ reply: 'yes', rest: 'Ana checks it' });
});

it('tells talk to others from facts', () => {
  expect(isAside('hey Joe, move the truck', true)).toBe(true);
  expect(isAside("hold on, there's also a gas line", true)).toBe(false);
});

it('keeps two verbs with one object together, and two pieces of work apart', () => {
  expect(stepsOf('melt and lay the thermoplastic, crimp and tape the ends')).toEqual([
    'melt and lay the thermoplastic',
    'crimp and tape the ends',
  ]);
  expect(stepsOf('open and test the air, vibrar y dar el acabado')).toHaveLength(4);
});

it('counts steps, and leaves a count out of their names', () => {
  expect(stepsOf('one, drain the tank, two, wheel it out, and three, light it')).toEqual([
    'drain the tank',
    'wheel it out',
    'light it',
  ]);
  expect(stepsOf('uno, drenar el tanque, dos, prender')).toEqual(['drenar el tanque', 'prender']);
  expect(stepsOf('we tie the last of the rebar, then pour')).toEqual([
    'tie the last of the rebar',
    'pour',
  ]);
  expect(listsOrder('we rig the ropes, then they drop down, then we pull the gear')).toBe(true);
  expect(listsOrder('uno, drenar el tanque, dos, prender')).toBe(true);
  expect(listsOrder('we got two pumps, then a hose')).toBe(false);
});

it('cuts lists at whole words', () => {
  expect(listOf('chaps, ear muffs, and operator gloves')).toEqual([
    'chaps',
    'ear muffs',
    'operator gloves',
  ]);
  expect(stepsOf('First shut off water and power, then pull the tub')).toEqual([
    'shut off water and power',
    'pull the tub',
  ]);
});

it('drops what no document should hold', () => {
  expect(tidy('fall\u0000 off 🔥 the\u202E  roof')).toBe('fall off the roof');
});

it.each([
  ['Pegarle a una línea de gas', 5, 'Pegarle a una línea'],
  ['Golpe en el radio de giro', 5, 'Golpe en el radio'],
  ['Hit by the swing of the machine', 6, 'Hit by the swing'],
  ['Trench wall caves in', 4, 'Trench wall caves in'],
  ['Trench wall caves in', 3, 'Trench wall caves'],
])('cuts “%s” to %i words without ending in the middle', (text, words, kept) => {
  expect(brief(text, words)).toBe(kept);
});

it.each([
  ['Ah sí, los contactos, quedan destapados', 'los contactos, quedan destapados'],
  ['Oh yeah, the heat, it hits a hundred in there', 'the heat, it hits a hundred in there'],
  ['Ah, si llueve paramos', 'si llueve paramos'],
])('leaves out of "%s" what only remembers', (said, rest) => {
  expect(withoutLead(said)).toBe(rest);
});
