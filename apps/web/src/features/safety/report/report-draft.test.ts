import { hazardReportSchema } from '@muster/contract/safety';
import { expect, test } from 'vitest';
import { emptyReport, missingParts, reportOf, type ReportDraft } from './report-draft.ts';

const draft: ReportDraft = {
  ...emptyReport,
  what: ' Loose board ',
  severity: 3,
  likelihood: 2,
};

test('names what is missing', () => {
  expect([...missingParts(emptyReport)]).toEqual(['what', 'severity', 'likelihood']);
  expect([...missingParts({ ...draft, what: '  ' })]).toEqual(['what']);
  expect(reportOf({ ...draft, severity: null }, 0)).toBeNull();
});

test('becomes a report that the contract describes, without empty texts', () => {
  const report = reportOf(draft, Date.parse('2026-01-05T12:00:00Z'));
  expect(hazardReportSchema.parse(report)).toEqual(report);
  expect(report).toMatchObject({ what: 'Loose board', place: null, location: null });
});

test('leaves out what no database stores', () => {
  expect(reportOf({ ...draft, what: 'Board\0\uD83D 🦺' }, 0)).toMatchObject({ what: 'Board 🦺' });
});

test('goes without a place that is no number, and with a whole accuracy', () => {
  const fix = { lat: 40, lng: -105, accuracyM: 7.6, measuredAtMs: 0, mock: false };
  expect(reportOf({ ...draft, fix }, 0)?.location).toEqual({ lat: 40, lng: -105, accuracy_m: 8 });
  expect(reportOf({ ...draft, fix: { ...fix, lat: Number.NaN } }, 0)?.location).toBeNull();
});
