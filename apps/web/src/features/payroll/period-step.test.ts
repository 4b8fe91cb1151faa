import type { PayrollPeriodRow } from '@muster/contract/payroll';
import { expect, test } from 'vitest';
import { periodStep } from './period-step.ts';

const row: PayrollPeriodRow = {
  period_from: '2026-10-05',
  period_to: '2026-10-18',
  is_over: true,
  people: 3,
  counts: { locked: 3 },
  minutes: 100,
  overtime_minutes: 0,
  exceptions: 0,
  exports: 0,
  is_exporting: false,
  to_export: 3,
};

test.each([
  [
    'has nothing to do without anyone’s time',
    { people: 0, counts: {}, to_export: 0 },
    { kind: 'empty' },
  ],
  ['is not over', { is_over: false, counts: { open: 3 }, to_export: 0 }, { kind: 'running' }],
  [
    'needs what is approved locked first',
    { counts: { locked: 1, approved: 1, signed: 1 }, to_export: 1 },
    { kind: 'lock', people: 1 },
  ],
  [
    'needs the others approved before they can be locked',
    { counts: { locked: 1, signed: 1, open: 1 }, to_export: 1 },
    { kind: 'approve', people: 2 },
  ],
  ['is ready to export', {}, { kind: 'export', people: 3 }],
  [
    'has changes since its export',
    { exports: 1, to_export: 1 },
    { kind: 'export_changes', people: 1 },
  ],
  ['is being exported', { is_exporting: true }, { kind: 'exporting' }],
  ['is exported', { exports: 1, to_export: 0 }, { kind: 'done' }],
] as const)('a period %s', (_, changes, step) => {
  expect(periodStep({ ...row, ...changes })).toEqual(step);
});
