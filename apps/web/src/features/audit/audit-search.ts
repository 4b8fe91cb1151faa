import { auditActions, type AuditFilters, isAuditView } from '@muster/contract/audit';
import {
  type DatePreset,
  datePresets,
  type PayCalendar,
  presetDays,
} from '../../ui/time/date-presets.ts';
import { anyText, matching, oneOf, readParams } from '../../kit/list/list-params.ts';

/** What the list can be narrowed to; left out, it shows changes and hides who looked. */
const actions = [...auditActions, 'read', 'all'] as const;

/** What the address says of the search; each part is optional. */
export type AuditSearch = {
  readonly words?: string;
  /** Who did it or whom it is about. */
  readonly person?: string;
  readonly kind?: string;
  readonly record?: string;
  readonly action?: (typeof actions)[number];
  readonly period?: DatePreset;
  /** With the period `dates`: days as `2026-11-20`, both included. */
  readonly from?: string;
  readonly to?: string;
  /** The change whose details are open. */
  readonly change?: string;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d\d-\d\d$/;

export const auditParams = {
  words: anyText,
  person: matching(uuid),
  kind: matching(/^[a-z_]{1,63}$/),
  record: matching(/^[\w-]{1,100}$/),
  action: oneOf(actions),
  period: oneOf(datePresets),
  from: matching(day),
  to: matching(day),
  change: matching(uuid),
};

/** Reads an address; what makes no sense there is left out. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  return readParams(auditParams, search);
}

/**
 * The filters of the function. Days begin at midnight where the reader is; presets reach back from
 * today, so that the same day gives the same filters.
 */
export function searchToFilters(
  search: AuditSearch,
  nowMs: number,
  calendar: PayCalendar,
): AuditFilters {
  return {
    ...(search.person !== undefined && { person_id: search.person }),
    ...(search.kind !== undefined && { subject: search.kind }),
    ...(search.record !== undefined && { subject_id: search.record }),
    ...done(search),
    ...(search.words !== undefined && { words: search.words }),
    ...range(search, nowMs, calendar),
  };
}

function done({ action, kind }: AuditSearch): Pick<AuditFilters, 'action'> {
  if (action === 'all') return {};
  if (action !== undefined) return { action };
  return kind !== undefined && isAuditView(kind) ? {} : { action: 'change' };
}

function range(
  { period, from, to }: AuditSearch,
  nowMs: number,
  calendar: PayCalendar,
): Pick<AuditFilters, 'from' | 'to'> {
  if (period === undefined) return {};
  const days = period === 'dates' ? { from, to } : presetDays(period, localDay(nowMs), calendar);
  return {
    ...(days.from !== undefined && isDay(days.from) && { from: midnight(days.from, 0) }),
    ...(days.to !== undefined && isDay(days.to) && { to: midnight(days.to, 1) }),
  };
}

function localDay(atMs: number): string {
  const at = new Date(atMs);
  const pad = (part: number) => `${part}`.padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

function midnight(text: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** How many filters beside the words narrow the list. */
export function countFilters({ person, kind, record, action, period }: AuditSearch): number {
  // A record's kind is no choice of its own.
  const chosen = [person, record === undefined ? kind : undefined, record, action, period];
  return chosen.filter((value) => value !== undefined).length;
}
