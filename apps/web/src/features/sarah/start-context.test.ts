import type { JsaStart, PreviousJsa } from '@muster/contract/jsa-papers';
import { describe, expect, it } from 'vitest';
import { offeredJsa, papersForDialogue, shiftEndAt } from './start-context.ts';

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

describe('the earlier JSA that is offered unasked', () => {
  const earlier = (id: string, lang: 'en' | 'es'): PreviousJsa => ({
    id,
    number: 1,
    made_at: '2026-11-24T07:00:00Z',
    document: {
      lang,
      task: 'Hang a gate',
      place: '',
      people: [],
      steps: [],
      ppe: [],
      permits: [],
      emergency: [],
      stop_work: [],
      absent: [],
      open: [],
      signatures: [],
    },
  });
  const previous = [earlier('spanish', 'es'), earlier('english', 'en')];
  const here = { projectId: 'depot', copiedId: undefined, lang: 'en' } as const;

  it('is the latest one in the language of the talk', () => {
    expect(offeredJsa(previous, here)?.id).toBe('english');
    expect(offeredJsa(previous, { ...here, lang: 'es' })?.id).toBe('spanish');
  });

  it('is none where all are in the other language, or no project is chosen', () => {
    expect(offeredJsa([earlier('spanish', 'es')], here)).toBeNull();
    expect(offeredJsa(previous, { ...here, projectId: null })).toBeNull();
  });

  it('is the one that someone copies, from wherever and in whichever language', () => {
    const copied = { projectId: null, copiedId: 'spanish', lang: 'en' } as const;
    expect(offeredJsa(previous, copied)?.id).toBe('spanish');
  });
});
