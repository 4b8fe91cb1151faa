import { expect, test } from 'vitest';
import { type Box, noticeLift } from './notice-lift.ts';

const phone = (top: number, bottom: number): Box => ({ left: 12, right: 378, top, bottom });
const notices = phone(700, 760);
const lift = (boxes: readonly Box[], currentPx = 0) =>
  noticeLift(notices, boxes, { currentPx, highestPx: 8 });

test('notices stay where they are while they cover nothing, also where they were lifted before', () => {
  expect(lift([phone(760, 808), phone(600, 700)])).toBe(0);
  expect(lift([phone(760, 808)], 120)).toBe(120);
});

test('one pixel over a button lifts notices to just above it', () => {
  expect(lift([phone(759, 808)])).toBe(9);
  expect(lift([phone(690, 738)])).toBe(78);
});

test('what is beside notices does not move them', () => {
  expect(lift([{ left: 378, right: 390, top: 700, bottom: 760 }])).toBe(0);
});

test('the nearest room is taken, and room that is too small is passed over', () => {
  // There are 59 pixels between the lower two, so the space above the upper one is used.
  expect(lift([phone(710, 758), phone(603, 651)])).toBe(760 - 603 + 8);
  // 68 are just enough: the notices and the gaps around them.
  expect(lift([phone(710, 758), phone(594, 642)])).toBe(58);
});

test('notices come back down when what they were lifted to is covered and below it is free', () => {
  expect(lift([phone(600, 648)], 120)).toBe(0);
});

test('where everything is taken, notices cover what is smallest', () => {
  const narrow: Box = { left: 340, right: 378, top: 0, bottom: 690 };
  expect(lift([phone(690, 800), narrow])).toBe(78);
});

test('text moves no notice, and one that moves keeps off text where it can', () => {
  const where = { currentPx: 0, highestPx: 8 };
  expect(noticeLift(notices, [], { ...where, texts: [phone(700, 760)] })).toBe(0);
  const button = phone(710, 758);
  const text = phone(600, 702);
  // Right above the button is text, and right above the text is room.
  expect(noticeLift(notices, [button], { ...where, texts: [text] })).toBe(760 - 600 + 8);
  const upper = phone(560, 598);
  // There is no room without text, but it still avoids both buttons.
  const lifted = noticeLift(notices, [button, upper, phone(0, 558)], { ...where, texts: [text] });
  expect(lifted).toBe(58);
});
