import { expect, it } from 'vitest';
import {
  isBodyPart,
  isBroken,
  isDone,
  isDoneByRole,
  isGear,
  isInfinitiveOrder,
  isIsolation,
  isMadeSafe,
  isOrder,
  isSound,
  isTakenCareOf,
  mainClauseOf,
  tellsEvent,
} from './clause.ts';

it.each([
  ['wedge the drum before we cut the bands', 'wedge the drum'],
  ['nadie se acerca hasta que pare', 'nadie se acerca'],
  ['clip on so nobody falls', 'clip on'],
  ['before we cut the bands', 'before we cut the bands'],
])('hears what is done in %s', (flat, main) => {
  expect(mainClauseOf(flat)).toBe(main);
});

it.each(['ratchet it to the bed', 'foot the ladder', 'cinch them down', 'double up every strap'])(
  'hears an order in %s',
  (flat) => {
    expect(isOrder(flat)).toBe(true);
  },
);

it.each([
  'off the tailgate',
  'hits the ceiling',
  'swinging it around',
  'break your wrist',
  'crushed the hose',
])('hears no order in %s', (flat) => {
  expect(isOrder(flat)).toBe(false);
});

it.each(['rociar agua', 'turnarse', 'no meter la mano'])('hears an order in %s', (flat) => {
  expect(isInfinitiveOrder(flat)).toBe(true);
});

it.each(['resbalar en la grava', 'tragar polvo', 'quedarse atrapado', 'salir volando'])(
  'hears what happens to someone in %s',
  (flat) => {
    expect(isInfinitiveOrder(flat)).toBe(false);
  },
);

it.each(['hopper netted', 'arm unbolted', 'lids screwed down', 'rampa barrida', 'toldo amarrado'])(
  'hears a thing made safe in %s',
  (flat) => {
    expect(isMadeSafe(flat)).toBe(true);
  },
);

it.each([
  'rungs rusted',
  'blade unguarded',
  'mud',
  'red clay',
  'tablón podrido',
  'cables pelados',
  'mucho ruido',
  'un lado',
])('hears nothing made safe in %s', (flat) => {
  expect(isMadeSafe(flat)).toBe(false);
});

it.each([
  'breaker locked out',
  "the line's dead",
  'main water valve closed',
  'disconnect pulled',
  'la luz esta cortada',
  'valvula cerrada',
  'pastilla abajo',
  'cerrada la valvula del tanque',
])('hears a source cut off in %s', (flat) => {
  expect(isIsolation(flat)).toBe(true);
});

it.each(['the line is live', 'breaker box', 'gas leaking', 'luz abajo', 'valvula rota'])(
  'hears no source cut off in %s',
  (flat) => {
    expect(isIsolation(flat)).toBe(false);
  },
);

it('tells what still holds from what does not', () => {
  expect(isSound('the sling is new')).toBe(true);
  expect(isSound('las cuerdas son nuevas')).toBe(true);
  expect(isSound('the rope is frayed')).toBe(false);
});

it('tells a part of the body from a thing', () => {
  expect(isBodyPart('fingers')).toBe(true);
  expect(isBodyPart('los dedos y los ojos')).toBe(true);
  expect(isBodyPart('hand rails')).toBe(false);
  expect(isBodyPart('cabezal')).toBe(false);
});

it('hears what the crew did before', () => {
  expect(isDone('capped the line at the main')).toBe(true);
  expect(isDone('already cut the feed')).toBe(true);
  expect(isDone('crushed the pipe')).toBe(false);
});

it('tells gear that is named by the harm it keeps off from the harm', () => {
  expect(isGear('drip pans')).toBe(true);
  expect(isGear('manta contra salpicaduras')).toBe(true);
  expect(isGear('explosion proof lamp')).toBe(true);
  expect(isGear('drips on the floor')).toBe(false);
  expect(isGear('torn splash apron')).toBe(false);
});

it('hears someone who acts against the harm', () => {
  expect(isTakenCareOf('we stop traffic while it swings')).toBe(true);
  expect(isTakenCareOf('el dueño va a encerrarlo')).toBe(true);
  expect(isTakenCareOf('la tarima va a caer')).toBe(false);
  expect(isTakenCareOf('traffic comes to the gate')).toBe(false);
});

it.each(['the cable jumps the sheave', 'ladder slides out from under him', 'barrel rolls over'])(
  'hears what happens in %s',
  (flat) => {
    expect(tellsEvent(flat)).toBe(true);
  },
);

it.each([
  'net catches the bricks',
  'two ramps over the hose',
  'planks over the gap',
  'el cable a la pared',
  'lo destapamos a pala',
])('hears nothing that happens in %s', (flat) => {
  expect(tellsEvent(flat)).toBe(false);
});

it('hears what someone from outside does', () => {
  expect(isDoneByRole('the landlord shut the main')).toBe(true);
  expect(isDoneByRole('el velador nos abre')).toBe(true);
  expect(isDoneByRole("the operator doesn't see you")).toBe(false);
  expect(isDoneByRole('the shed')).toBe(false);
});

it('tells a thing that is broken or open from one that protects', () => {
  expect(isBroken('rungs bent')).toBe(true);
  expect(isBroken('zanja abierta')).toBe(true);
  expect(isBroken('dim light')).toBe(true);
  expect(isBroken('windows open')).toBe(false);
  expect(isBroken('no open pits')).toBe(false);
});
