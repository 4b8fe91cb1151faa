import { expect, test } from 'vitest';
import { ticketCode, ticketLetters } from './ticket-code.ts';

test('makes six letters that no one mistakes and that spell no word', () => {
  expect(ticketLetters).not.toMatch(/[AEIOULVY0-9]/);
  expect(new Set(ticketLetters).size).toBe(ticketLetters.length);
  let next = 0;
  expect(ticketCode((below) => next++ % below)).toBe(ticketLetters.slice(0, 6));
});
