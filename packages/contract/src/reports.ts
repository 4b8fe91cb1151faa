import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** What a report counts: minutes of time, things, or money in cents. */
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

export const reportIds = ['hours'] as const;
export type ReportId = (typeof reportIds)[number];

export type ReportFigure = {
  readonly key: 'worked' | 'overtime' | 'double';
  readonly unit: ReportUnit;
};

type ReportShape = {
  /** Whoever may not read it doesn't see it; `app.report_scope` decides. */
  readonly isForAdmins: boolean;
  /** By what it can be added up, the usual one first. */
  readonly groups: readonly [ReportGroup, ...ReportGroup[]];
  /** In the order of the figures that SQL answers; the chart shows the first. */
  readonly figures: readonly [ReportFigure, ...ReportFigure[]];
};

/** Every report. Beside its line here, one has a function in `supabase/schemas/reports` and its words on the screen. */
export const reports: Readonly<Record<ReportId, ReportShape>> = {
  hours: {
    isForAdmins: false,
    groups: ['project', 'code', 'person', 'crew', 'day', 'week', 'month'],
    figures: [
      { key: 'worked', unit: 'minutes' },
      { key: 'overtime', unit: 'minutes' },
      { key: 'double', unit: 'minutes' },
    ],
  },
};

/** A figure as a spreadsheet and a chart take it: hours, and whole units of a currency. */
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

/** A report is read over a period; `from` and `to` are those of `custom`. */
export const askedPeriodSchema = z.object({
  kind: z.enum(reportPeriods),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export type AskedPeriod = z.infer<typeof askedPeriodSchema>;

const reportGroupSchema = z.object({
  /** An id, or the first day of a day, week or month; null: what has none, such as time without a project. */
  key: z.nullable(z.string()),
  /** Null for days, weeks and months too. */
  name: z.nullable(z.string()),
  figures: z.array(z.int()),
});
export type ReportGroupRow = z.infer<typeof reportGroupSchema>;

export const foundReportSchema = z.object({
  verdict: z.literal('ok'),
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.string(),
  groups: z.array(reportGroupSchema),
  /** Empty when there is nothing to add up. */
  total: z.array(z.int()),
});
export type FoundReport = z.infer<typeof foundReportSchema>;
/** `read_report`. */
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

export const foundReportRowsSchema = z.object({
  verdict: z.literal('ok'),
  matching: z.int(),
  rows: z.array(reportRowSchema),
  /** Where the next page begins; null: this was the last. */
  next: z.nullable(z.int()),
});
export type FoundReportRows = z.infer<typeof foundReportRowsSchema>;
/** `read_report_rows`. */
export const reportRowsAnswerSchema = z.union([foundReportRowsSchema, refusalSchema]);

/** Which rows of a report: those of one group, or all. */
export type ReportWithin = { readonly key?: string | null | undefined };

const heading = z.string().check(z.maxLength(100));

/** What the function `report-sheet` answers as a spreadsheet: a report, or the rows that it is made of. */
export const reportSheetRequestSchema = z.object({
  report: z.enum(reportIds),
  group_by: z.enum(reportGroups),
  period: askedPeriodSchema,
  /** Null: the report itself. */
  within: z.nullable(z.object({ key: z.optional(z.nullable(z.string().check(z.maxLength(100)))) })),
  /** What the reader's screen calls the columns, and a group without a name. */
  headings: z.array(heading).check(z.maxLength(12)),
  none: heading,
});
export type ReportSheetRequest = z.infer<typeof reportSheetRequestSchema>;
