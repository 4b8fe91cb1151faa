import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** The unit of a report's figure: minutes of time, things, or money in cents. */
export type ReportUnit = 'minutes' | 'count' | 'money';

export const reportGroups = ['project', 'code', 'person', 'crew', 'day', 'week', 'month'] as const;
export type ReportGroup = (typeof reportGroups)[number];

export const reportPeriods = [
  'this_week',
  'last_week',
  'this_pay_period',
  'last_pay_period',
  'this_month',
  'last_month',
  'last_12_months',
  'custom',
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export const reportIds = ['hours', 'labor', 'overtime', 'attendance', 'premiums'] as const;
export type ReportId = (typeof reportIds)[number];

export type ReportFigure = {
  readonly key:
    | 'worked'
    | 'overtime'
    | 'double'
    | 'labor_cost'
    | 'labor_pending'
    | 'labor_to_date'
    | 'labor_budget'
    | 'labor_left'
    | 'overtime_ahead'
    | 'overtime_so_far'
    | 'worked_so_far'
    | 'planned'
    | 'worked_days'
    | 'missed_punches'
    | 'late'
    | 'meals'
    | 'long_shifts'
    | 'meal_premiums'
    | 'rest_premiums'
    | 'premium_cost';
  readonly unit: ReportUnit;
  /** Money that supervisors don't get; always last. */
  readonly isForAdmins?: true;
};

type ReportShape = {
  /** Hidden from people who may not read it; `app.report_scope` decides. */
  readonly isForAdmins: boolean;
  /** If false, it covers the current workweek. */
  readonly hasPeriod: boolean;
  /** Each row belongs to one day, so the rows of two periods together are the rows of both. */
  readonly hasDays: boolean;
  /** Groupings of the report, the default first. */
  readonly groups: readonly [ReportGroup, ...ReportGroup[]];
  /** In the order of the figures that SQL returns; the chart shows the first. */
  readonly figures: readonly [ReportFigure, ...ReportFigure[]];
};

/** All reports. A report also has a function in `supabase/schemas/reports` and its texts on the screen. */
export const reports: Readonly<Record<ReportId, ReportShape>> = {
  hours: {
    isForAdmins: false,
    hasPeriod: true,
    hasDays: true,
    groups: ['project', 'code', 'person', 'crew', 'day', 'week', 'month'],
    figures: [
      { key: 'worked', unit: 'minutes' },
      { key: 'overtime', unit: 'minutes' },
      { key: 'double', unit: 'minutes' },
    ],
  },
  labor: {
    isForAdmins: true,
    hasPeriod: true,
    hasDays: false,
    groups: ['project', 'code'],
    figures: [
      { key: 'labor_cost', unit: 'money' },
      { key: 'labor_pending', unit: 'money' },
      { key: 'labor_to_date', unit: 'money' },
      { key: 'labor_budget', unit: 'money' },
      { key: 'labor_left', unit: 'money' },
    ],
  },
  overtime: {
    isForAdmins: false,
    hasPeriod: false,
    hasDays: false,
    groups: ['person', 'crew'],
    figures: [
      { key: 'overtime_ahead', unit: 'minutes' },
      { key: 'overtime_so_far', unit: 'minutes' },
      { key: 'worked_so_far', unit: 'minutes' },
      { key: 'planned', unit: 'minutes' },
    ],
  },
  attendance: {
    isForAdmins: false,
    hasPeriod: true,
    hasDays: true,
    groups: ['person', 'crew', 'day', 'week', 'month'],
    figures: [
      { key: 'worked_days', unit: 'count' },
      { key: 'missed_punches', unit: 'count' },
      { key: 'late', unit: 'count' },
      { key: 'meals', unit: 'count' },
      { key: 'long_shifts', unit: 'count' },
    ],
  },
  premiums: {
    isForAdmins: false,
    hasPeriod: true,
    hasDays: true,
    groups: ['person', 'crew', 'day', 'week', 'month'],
    figures: [
      { key: 'meal_premiums', unit: 'count' },
      { key: 'rest_premiums', unit: 'count' },
      { key: 'premium_cost', unit: 'money', isForAdmins: true },
    ],
  },
};

/** Returns the figures of a report that the reader may see. */
export function figuresFor(report: ReportId, isAdmin: boolean): readonly ReportFigure[] {
  return reports[report].figures.filter((figure) => isAdmin || figure.isForAdmins !== true);
}

/** Converts a figure for a spreadsheet or chart: minutes to hours, cents to whole units of the currency. */
export function plainFigure(figure: number, unit: ReportUnit): number {
  switch (unit) {
    case 'minutes':
      return Math.round((figure * 100) / 60) / 100;
    case 'money':
      return figure / 100;
    case 'count':
      return figure;
  }
}

/** The period of a report; `from` and `to` are only for `custom`. */
const askedPeriodSchema = z.object({
  kind: z.enum(reportPeriods),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export type AskedPeriod = z.infer<typeof askedPeriodSchema>;

const reportGroupSchema = z.object({
  /** An id, or the first day of a day, week or month; null for rows without one, such as time without a project. */
  key: z.nullable(z.string()),
  /** Null also for days, weeks and months. */
  name: z.nullable(z.string()),
  figures: z.array(z.int()),
});
export type ReportGroupRow = z.infer<typeof reportGroupSchema>;

const foundReportSchema = z.object({
  verdict: z.literal('ok'),
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.string(),
  groups: z.array(reportGroupSchema),
  /** Empty if there is nothing to add up. */
  total: z.array(z.int()),
});
export type FoundReport = z.infer<typeof foundReportSchema>;
/** Response of `read_report`. */
export const reportAnswerSchema = z.union([foundReportSchema, refusalSchema]);

const reportRowSchema = z.object({
  date: z.nullable(z.iso.date()),
  person_id: z.nullable(z.uuid()),
  person: z.nullable(z.string()),
  project: z.nullable(z.string()),
  code: z.nullable(z.string()),
  figures: z.array(z.int()),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

const foundReportRowsSchema = z.object({
  verdict: z.literal('ok'),
  matching: z.int(),
  rows: z.array(reportRowSchema),
  /** Start of the next page; null on the last one. */
  next: z.nullable(z.int()),
});
export type FoundReportRows = z.infer<typeof foundReportRowsSchema>;
/** Response of `read_report_rows`. */
export const reportRowsAnswerSchema = z.union([foundReportRowsSchema, refusalSchema]);

/** The rows of a report to read: those of one group, or all. */
export type ReportWithin = { readonly key?: string | null | undefined };

const heading = z.string().check(z.maxLength(100));

/** Fields of a request for a report as a file. */
export const askedReportShape = {
  report: z.enum(reportIds),
  group_by: z.enum(reportGroups),
  period: askedPeriodSchema,
  /** The column names, and the name for a group without one, in the reader's language. */
  headings: z.array(heading).check(z.minLength(1), z.maxLength(12)),
  none: heading,
};

/** Request body of the function `report-sheet`, which returns a spreadsheet: a report, or the rows it is made of. */
export const reportSheetRequestSchema = z.object({
  ...askedReportShape,
  /** Null for the report itself. */
  within: z.nullable(z.object({ key: z.optional(z.nullable(z.string().check(z.maxLength(100)))) })),
});
export type ReportSheetRequest = z.infer<typeof reportSheetRequestSchema>;

/**
 * Response of `overtime_relief`: shifts that someone still has this week, and people who could take each without
 * overtime.
 */
const foundReliefSchema = z.object({
  verdict: z.literal('ok'),
  shifts: z.array(
    z.object({
      id: z.uuid(),
      starts_at: z.string(),
      ends_at: z.string(),
      zone: z.string(),
      others: z.array(z.object({ person_id: z.uuid(), name: z.string() })),
    }),
  ),
});
export const reliefAnswerSchema = z.union([foundReliefSchema, refusalSchema]);
