/** Counts for OSHA forms 300 and 300A (29 CFR 1904). Sources are with each case in cases/osha-rules.json. */
export const incidentOutcomes = ['death', 'days_away', 'restricted', 'other'] as const;
export type IncidentOutcome = (typeof incidentOutcomes)[number];

export const incidentKinds = [
  'injury',
  'skin',
  'respiratory',
  'poisoning',
  'hearing',
  'other',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** For both kinds of days together (29 CFR 1904.7(b)(3)(vii)). */
export const mostDays = 180;

export type LoggedCase = {
  readonly outcome: IncidentOutcome;
  readonly kind: IncidentKind;
  readonly daysAway: number;
  readonly daysRestricted: number;
};

/** Returns the days to log: at most 180 in total, days away first. */
export function loggedDays(daysAway: number, daysRestricted: number) {
  const away = Math.min(mostDays, daysAway);
  return { away, restricted: Math.min(mostDays - away, daysRestricted) };
}

export type OshaTotals = {
  readonly cases: Readonly<Record<IncidentOutcome, number>>;
  readonly kinds: Readonly<Record<IncidentKind, number>>;
  readonly daysAway: number;
  readonly daysRestricted: number;
};

/** Returns the totals of form 300A. */
export function oshaTotals(cases: readonly LoggedCase[]): OshaTotals {
  const count = (isCounted: (logged: LoggedCase) => boolean) => cases.filter(isCounted).length;
  const days = cases.map((logged) => loggedDays(logged.daysAway, logged.daysRestricted));
  return {
    cases: {
      death: count(({ outcome }) => outcome === 'death'),
      days_away: count(({ outcome }) => outcome === 'days_away'),
      restricted: count(({ outcome }) => outcome === 'restricted'),
      other: count(({ outcome }) => outcome === 'other'),
    },
    kinds: {
      injury: count(({ kind }) => kind === 'injury'),
      skin: count(({ kind }) => kind === 'skin'),
      respiratory: count(({ kind }) => kind === 'respiratory'),
      poisoning: count(({ kind }) => kind === 'poisoning'),
      hearing: count(({ kind }) => kind === 'hearing'),
      other: count(({ kind }) => kind === 'other'),
    },
    daysAway: days.reduce((sum, { away }) => sum + away, 0),
    daysRestricted: days.reduce((sum, { restricted }) => sum + restricted, 0),
  };
}

/** Returns the size class of the Injury Tracking Application, from the highest number of employees during the year. */
export function sizeClass(peakEmployees: number): 1 | 21 | 22 | 3 {
  if (peakEmployees < 20) return 1;
  if (peakEmployees < 100) return 21;
  return peakEmployees < 250 ? 22 : 3;
}

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Cases by outcome and by kind must add up to the same number; the application rejects a file in which they differ. */
export function doTotalsAgree({ cases, kinds }: Pick<OshaTotals, 'cases' | 'kinds'>): boolean {
  return sumOf(cases) === sumOf(kinds);
}

export const caseCount = ({ cases }: Pick<OshaTotals, 'cases'>): number => sumOf(cases);
