import type { JsaStart } from '@muster/contract/jsa-papers';
import { expect, it } from 'vitest';
import { papersForDialogue, shiftEndAt } from './start-context.ts';

const nowMs = Date.parse('2026-11-25T07:00:00Z');
const context: JsaStart = {
  verdict: 'ok',
  emergency: {
    address: '1 Depot Road',
    hospital: 'General',
    muster: null,
    call: null,
    version: 1,
  },
  may_edit_emergency: false,
  shift_end: '2026-11-25T15:30:00Z',
  previous: [],
  items: [],
  templates: [],
  voice: { server_speech: false },
};

it('begins with the emergency plan as far as it is known, and the end of the shift', () => {
  expect(papersForDialogue({ context, previous: null }, nowMs)).toEqual({
    emergency: { address: '1 Depot Road', hospital: 'General' },
    shift_end: '2026-11-25T15:30:00Z',
    previous: undefined,
    company: { items: [], templates: [] },
  });
});

it('begins without papers where none are known', () => {
  expect(papersForDialogue({ context: null, previous: null }, nowMs)).toEqual({
    emergency: {},
    shift_end: null,
    previous: undefined,
    company: undefined,
  });
});

it('does not end a JSA with a shift that is over, or more than a day away', () => {
  const at = (hours: number) => new Date(nowMs + hours * 3_600_000).toISOString();
  expect(shiftEndAt(at(0), nowMs)).toBeNull();
  expect(shiftEndAt(at(24), nowMs)).toBe(at(24));
  expect(shiftEndAt(at(24.01), nowMs)).toBeNull();
  expect(shiftEndAt(null, nowMs)).toBeNull();
});
