import { auditActions, type AuditAction, type AuditFilters } from '@muster/contract/audit';

export const periods = ['today', 'week', 'month', 'year', 'dates'] as const;
export type Period = (typeof periods)[number];

/** What the address says of the search; each part is optional. */
export type AuditSearch = {
  readonly words?: string;
  /** Who did it or whom it is about. */
  readonly person?: string;
  readonly kind?: string;
  readonly record?: string;
  readonly action?: AuditAction;
  readonly period?: Period;
  /** With the period `dates`: days as `2026-11-20`, both included. */
  readonly from?: string;
  readonly to?: string;
  /** The change whose details are open. */
  readonly change?: string;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d\d-\d\d$/;
const name = /^[a-z_]{1,63}$/;

/** Reads an address; what makes no sense there is left out. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const text = (key: string, pattern: RegExp) => {
    const value = search[key];
    return typeof value === 'string' && pattern.test(value) ? { [key]: value } : {};
  };
  const oneOf = <Value extends string>(key: string, values: readonly Value[]) => {
    const value = values.find((known) => known === search[key]);
    return value === undefined ? {} : { [key]: value };
  };
  // The router reads a word of digits as a number.
  const typed = search['words'];
  const words = typeof typed === 'number' ? `${typed}` : typed;
  return {
    ...(typeof words === 'string' && words.trim() !== '' && { words: words.slice(0, 200) }),
    ...text('person', uuid),
    ...text('kind', name),
    ...text('record', /^[\w-]{1,100}$/),
    ...oneOf('action', auditActions),
    ...oneOf('period', periods),
    ...text('from', day),
    ...text('to', day),
    ...text('change', uuid),
  };
}

const daysBack = { today: 0, week: 6, month: 29, year: 364 } as const satisfies Record<
  Exclude<Period, 'dates'>,
  number
>;

/**
 * The filters of the function. Days begin at midnight where the reader is; presets reach back from
 * today, so that the same day gives the same filters.
 */
export function searchToFilters(search: AuditSearch, nowMs: number): AuditFilters {
  return {
    ...(search.person !== undefined && { person_id: search.person }),
    ...(search.kind !== undefined && { subject: search.kind }),
    ...(search.record !== undefined && { subject_id: search.record }),
    ...(search.action !== undefined && { action: search.action }),
    ...(search.words !== undefined && { words: search.words }),
    ...range(search, nowMs),
  };
}

function range(
  { period, from, to }: AuditSearch,
  nowMs: number,
): Pick<AuditFilters, 'from' | 'to'> {
  if (period === undefined) return {};
  if (period !== 'dates') {
    const now = new Date(nowMs);
    const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[period]);
    return { from: first.toISOString() };
  }
  return {
    ...(from !== undefined && isDay(from) && { from: midnight(from, 0) }),
    ...(to !== undefined && isDay(to) && { to: midnight(to, 1) }),
  };
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
