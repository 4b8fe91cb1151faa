import { auditActions, type AuditFilters, isAuditView } from '@muster/contract/audit';
import {
  type DatePreset,
  datePresets,
  type PayCalendar,
  presetDays,
} from '../../ui/time/date-presets.ts';
import { anyText, matching, oneOf, readParams } from '../../kit/list/list-params.ts';

/** Actions to filter by. Without one the list shows changes and leaves out reads. */
const actions = [...auditActions, 'read', 'all'] as const;

/** The search parameters in the URL; each is optional. */
export type AuditSearch = {
  readonly words?: string;
  /** The person who made the change or whose record it is about. */
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

/** Reads the parameters of a URL and leaves out invalid ones. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  return readParams(auditParams, search);
}

/**
 * Returns the filters for the server's function. Days begin at midnight in the reader's zone. Presets count back
 * from today, so the filters stay the same all day.
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

/** Counts the filters in use, not counting the search words. */
export function countFilters({ person, kind, record, action, period }: AuditSearch): number {
  // A record implies its kind, so the two count as one.
  const chosen = [person, record === undefined ? kind : undefined, record, action, period];
  return chosen.filter((value) => value !== undefined).length;
}
