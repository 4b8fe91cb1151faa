import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readZoneTable } from '../pay/read-zone-table.ts';
import { judgeShift } from './judge-shift.ts';
import type { JudgedShift, ShiftFacts } from './shift-facts.ts';

const zone = 'America/Denver';
const tables = new Map([[zone, readZoneTable(zone, Date.UTC(2025, 0), Date.UTC(2028, 0), 'test')]]);
const blocking = new Set([
  'overlap',
  'time_off',
  'no_member',
  'archived',
  'certificate_missing',
  'too_long',
]);

type Case = {
  readonly name: string;
  readonly shift: JudgedShift;
  readonly facts: ShiftFacts;
  readonly verdict: string;
  readonly reasons: readonly { readonly reason: string }[];
};

const file = new URL('cases/judge-shift.json', import.meta.url);
const cases: readonly Case[] = JSON.parse(readFileSync(file, 'utf8'));

test.each(cases)('$name', ({ shift, facts, verdict, reasons }) => {
  expect(judgeShift(tables, shift, facts)).toEqual({
    verdict,
    reasons: reasons.map((reason) => ({
      ...reason,
      level: blocking.has(reason.reason) ? 'blocked' : 'warned',
      person_id: facts.person?.person_id ?? null,
    })),
  });
});
