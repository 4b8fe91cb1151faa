import {
  caseCount,
  type IncidentKind,
  type IncidentOutcome,
  loggedDays,
  oshaTotals,
  sizeClass,
} from './osha-cases.ts';

/**
 * The two CSV files of the Injury Tracking Application: the summary of form 300A, and the cases of forms 300 and 301
 * without names (29 CFR 1904.41). Columns are in the agency's order.
 */
export type ItaEstablishment = {
  readonly name: string;
  readonly ein: string | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly naics: string;
  readonly industry: string | null;
  readonly year: ItaYear | null;
};

type ItaYear = {
  readonly average_employees: number;
  readonly peak_employees: number;
  readonly hours_worked: number;
};

export type ItaCase = {
  readonly number: number;
  readonly job_title: string;
  /** `YYYY-MM-DD` */
  readonly occurred_on: string;
  /** `HH:MM`; null if unknown. */
  readonly occurred_at: string | null;
  readonly work_began_at: string | null;
  readonly place: string;
  readonly outcome: IncidentOutcome;
  readonly days_away: number;
  readonly days_restricted: number;
  readonly kind: IncidentKind;
  readonly born_on: string | null;
  readonly hired_on: string | null;
  readonly died_on: string | null;
  readonly sex: 'F' | 'M' | null;
  readonly was_emergency_room: boolean | null;
  readonly was_inpatient: boolean | null;
  readonly doing_before: string;
  readonly what_happened: string;
  readonly injury: string;
  readonly harmed_by: string;
};

const summaryColumns = [
  ...['establishment_name', 'ein', 'company_name', 'street_address', 'city', 'state', 'zip'],
  ...['naics_code', 'industry_description', 'size', 'establishment_type', 'year_filing_for'],
  ...['annual_average_employees', 'total_hours_worked', 'no_injuries_illnesses', 'total_deaths'],
  ...['total_dafw_cases', 'total_djtr_cases', 'total_other_cases', 'total_dafw_days'],
  ...['total_djtr_days', 'total_injuries', 'total_skin_disorders', 'total_respiratory_conditions'],
  ...['total_poisonings', 'total_hearing_loss', 'total_other_illnesses', 'change_reason'],
];

const caseColumns = [
  ...['establishment_name', 'year_of_filing', 'case_number', 'job_title', 'date_of_incident'],
  ...['incident_location', 'incident_description', 'incident_outcome', 'dafw_num_away'],
  ...['djtr_num_tr', 'type_of_incident', 'date_of_birth', 'date_of_hire', 'sex'],
  ...['treatment_facility_type', 'treatment_in_patient', 'time_started_work', 'time_of_incident'],
  ...['time_unknown', 'nar_before_incident', 'nar_what_happened', 'nar_injury_illness'],
  ...['nar_object_substance', 'date_of_death'],
];

/**
 * Reasons that the agency would reject an establishment's summary. Sources are with each case in cases/ita-rules.json.
 */
export type ItaError =
  | 'year_missing'
  | 'ein_missing'
  | 'hours_implausible'
  | 'employees_below_cases'
  | 'days_away_missing'
  | 'days_away_without_case'
  | 'days_restricted_missing'
  | 'days_restricted_without_case'
  | 'box_address';

/** The hours in a year; the agency accepts only fewer than this per employee. */
const hoursOfYear = 8760;

const boxAddress = /\b(?:p\.?\s*o\.?|post\s+office)\s*box\b/i;

export function itaErrors(
  { year, street, ein }: Pick<ItaEstablishment, 'year' | 'street' | 'ein'>,
  cases: readonly Pick<ItaCase, 'outcome' | 'kind' | 'days_away' | 'days_restricted'>[],
): readonly ItaError[] {
  if (year === null) return ['year_missing'];
  const totals = totalsOf(cases);
  const { cases: byOutcome, daysAway, daysRestricted } = totals;
  const flaws: readonly (readonly [ItaError, boolean])[] = [
    ['ein_missing', ein === null],
    ['hours_implausible', year.hours_worked >= year.average_employees * hoursOfYear],
    ['employees_below_cases', caseCount(totals) > 0 && year.average_employees <= caseCount(totals)],
    // The agency asks for more days than cases; an equal number is left to its check, since one-day cases exist.
    ['days_away_missing', daysAway < byOutcome.days_away],
    ['days_away_without_case', daysAway > 0 && byOutcome.days_away === 0],
    ['days_restricted_missing', byOutcome.restricted > 0 && daysRestricted === 0],
    [
      'days_restricted_without_case',
      daysRestricted > 0 && byOutcome.days_away + byOutcome.restricted === 0,
    ],
    ['box_address', boxAddress.test(street)],
  ];
  return flaws.flatMap(([flaw, isThere]) => (isThere ? [flaw] : []));
}

function totalsOf(
  cases: readonly Pick<ItaCase, 'outcome' | 'kind' | 'days_away' | 'days_restricted'>[],
) {
  return oshaTotals(
    cases.map(({ outcome, kind, days_away, days_restricted }) => ({
      outcome,
      kind,
      daysAway: days_away,
      daysRestricted: days_restricted,
    })),
  );
}

/** Returns the summary file of one establishment; null while it has errors. */
export function itaSummary(
  company: string,
  establishment: ItaEstablishment,
  filingYear: number,
  cases: readonly ItaCase[],
): readonly (readonly string[])[] | null {
  const { year } = establishment;
  if (year === null || itaErrors(establishment, cases).length > 0) return null;
  const totals = totalsOf(cases);
  const { cases: byOutcome, kinds } = totals;
  const row = [
    ...[establishment.name, establishment.ein ?? '', company, establishment.street],
    ...[establishment.city, establishment.state, establishment.zip, establishment.naics],
    ...[establishment.industry ?? '', sizeClass(year.peak_employees), 1, filingYear],
    ...[year.average_employees, year.hours_worked, caseCount(totals) === 0 ? 2 : 1],
    ...[byOutcome.death, byOutcome.days_away, byOutcome.restricted, byOutcome.other],
    ...[totals.daysAway, totals.daysRestricted, kinds.injury, kinds.skin, kinds.respiratory],
    ...[kinds.poisoning, kinds.hearing, kinds.other, ''],
  ];
  return [summaryColumns, row.map(String)];
}

const outcomeCodes = { death: 1, days_away: 2, restricted: 3, other: 4 } as const;
const kindCodes = {
  injury: 1,
  skin: 2,
  respiratory: 3,
  poisoning: 4,
  hearing: 5,
  other: 6,
} as const;

/** Returns the cases file of one establishment, without names. */
export function itaCases(
  establishment: Pick<ItaEstablishment, 'name'>,
  filingYear: number,
  cases: readonly ItaCase[],
): readonly (readonly string[])[] {
  return [caseColumns, ...cases.map((logged) => caseRow(establishment.name, filingYear, logged))];
}

/** Returns the numbers of the cases that lack data required by form 301; the agency may reject their file. */
export function incompleteCases(
  cases: readonly Pick<
    ItaCase,
    'number' | 'born_on' | 'hired_on' | 'was_emergency_room' | 'was_inpatient'
  >[],
): readonly number[] {
  return cases
    .filter(({ born_on, hired_on, was_emergency_room, was_inpatient }) =>
      [born_on, hired_on, was_emergency_room, was_inpatient].includes(null),
    )
    .map(({ number }) => number);
}

function caseRow(establishment: string, filingYear: number, logged: ItaCase): readonly string[] {
  const days = loggedDays(logged.days_away, logged.days_restricted);
  return [
    ...[establishment, filingYear, logged.number, logged.job_title, usDate(logged.occurred_on)],
    ...[shortened(logged.place), shortened(`${logged.injury}; ${logged.harmed_by}`)],
    outcomeCodes[logged.outcome],
    ...[days.away, days.restricted, kindCodes[logged.kind], usDate(logged.born_on)],
    ...[usDate(logged.hired_on), logged.sex ?? '', flag(logged.was_emergency_room)],
    ...[flag(logged.was_inpatient), logged.work_began_at ?? '', logged.occurred_at ?? ''],
    ...[logged.occurred_at === null ? 1 : '', logged.doing_before, logged.what_happened],
    ...[logged.injury, logged.harmed_by, usDate(logged.died_on)],
  ].map(String);
}

/**
 * The agency accepts fewer characters of the place and the description than an incident may have. Boxes 14 to 17 aren't
 * shortened.
 */
const mostCharacters = 255;

function shortened(text: string): string {
  return Array.from(text).slice(0, mostCharacters).join('');
}

function usDate(date: string | null): string {
  if (date === null) return '';
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

const flag = (value: boolean | null): string => (value === null ? '' : value ? '1' : '0');
