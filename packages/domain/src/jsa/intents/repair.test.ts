import { expect, it } from 'vitest';
import { settleRepair } from './repair.ts';

it.each([
  [
    "it's six feet off, no wait, Ana taped it, it's four feet, and then noise",
    "it's four feet off, and then noise",
  ],
  ['running half-inch pipe, no, I take that back, it’s one-inch', 'running one-inch pipe'],
  ['we take it to one fifty, sorry, two hundred pounds', 'we take it to two hundred pounds'],
  ['en el piso once, no, espérate, ya nos movieron, en el trece', 'en el piso trece'],
  ['son veinte pies, bueno no, ya con el último cuerpo son veintiséis', 'son veintiséis pies'],
  ['boiler number one, scratch that, boiler number two', 'boiler number two'],
  ['we close the left lane, sorry, right lane', 'we close the right lane'],
  ['el carril izquierdo, perdón, carril derecho', 'el carril derecho'],
  [
    'the beam is four hundred, no, Ana read the tag, six hundred pounds',
    'the beam is six hundred pounds',
  ],
  ['a drop of twenty feet, no, wait, they dug it out, twenty-eight', 'a drop of twenty-eight feet'],
])('settles "%s"', (said, meant) => {
  expect(settleRepair(said)).toBe(meant);
});

it.each([
  'eight feet deep, no shoring, four feet of spoil',
  'two guys on the lid, no phones, three breaks a day',
  'no, it’s twelve feet',
  'twelve feet up, no, the crew is short today, ten guys',
  'no traffic, five cars a day',
  'sin barandal, no hay luz, tres metros de caída',
])('leaves "%s"', (said) => {
  expect(settleRepair(said)).toBe(said);
});
