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
  ["it'll be up at 28 feet. Correction, 32 feet.", "it'll be up at 32 feet."],
  ['it comes out at 350. No, check that, it’s 420 degrees.', 'it comes out at 420 degrees.'],
  [
    'lock out breaker 12 and test. Correction, breaker 14, not 12.',
    'lock out breaker 14 and test.',
  ],
  ['twelve feet out, uh, no, sorry, it’s gotta be fifteen feet out', 'fifteen feet out'],
  ["twelve piles. Hold up, I read the old sheet. It's eight.", 'eight piles.'],
  ['la zanja va a 24 pulgadas. Corrijo, a 18 pulgadas.', 'la zanja va a 18 pulgadas.'],
  ['de dos metros, no, espérate, de metro y medio', 'de metro y medio'],
  ['then tomorrow, no scratch that, this afternoon we saw-cut', 'then this afternoon we saw-cut'],
  ['mañana, no, perdón, hoy en la tarde colamos', 'hoy en la tarde colamos'],
  ['pesan noventa, no es cierto, ciento cuarenta libras', 'pesan ciento cuarenta libras'],
  ["it's gonna be 7 feet, nah, Ana shot it, it's 9 feet", "it's gonna be 9 feet"],
  ["we're within 6 feet, lemme think, more like 9 feet", "we're within 9 feet"],
  ['mil doscientas libras, no, miento, ésta la traemos a mil', 'mil libras'],
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
  "we lift 2 at a time. Hold on, Luis needs a ladder that's 6 feet.",
  "the panel's sixty pounds. I mean it's a two man lift",
  'we rope it off fifteen feet out, not twelve',
  'today, no welding, tomorrow we weld',
  '28 feet on the low side and 32 feet on the high side',
])('leaves "%s"', (said) => {
  expect(settleRepair(said)).toBe(said);
});
