import { logKinds } from '@muster/domain/daily-log/log-line';
import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { askedReportShape } from './reports.ts';

/** Request body of the function `make-pdf`. It returns the document, or `{code, message}`. */

const words = z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(200)));

/** More timesheets than this are requested in several documents. */
export const mostPdfTimesheets = 100;

/** Sections of a daily log: its lines by kind, and the day's photos. */
const logSections = [...logKinds, 'photos'] as const;
export type LogSection = (typeof logSections)[number];

const documentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('audit'),
    /** `AuditFilters`, which the database checks. */
    filters: z.record(z.string(), z.string().check(z.maxLength(500))),
    /** The texts for tables, columns and fixed values in the reader's language. */
    names: z.object({ kinds: words, fields: words, values: words }),
  }),
  z.object({
    kind: z.literal('timesheet'),
    /** Null for the caller's own. */
    person_id: z.nullable(z.uuid()),
    /** Any day of the pay period; null for the current one. */
    from: z.nullable(z.iso.date()),
  }),
  z.object({
    kind: z.literal('timesheets'),
    person_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostPdfTimesheets)),
    /** Any day of the pay period. */
    from: z.iso.date(),
  }),
  z.object({ kind: z.literal('hazard'), hazard_id: z.uuid() }),
  /** Null for all projects that the caller sees. */
  z.object({ kind: z.literal('open_hazards'), project_id: z.nullable(z.uuid()) }),
  /** Seven days of the published schedule; null for all crews that the caller plans. */
  z.object({
    kind: z.literal('schedule'),
    from: z.iso.date(),
    crew_id: z.nullable(z.uuid()),
  }),
  z.object({ kind: z.literal('jsa'), jsa_id: z.uuid() }),
  z.object({
    kind: z.literal('daily_log'),
    log_id: z.uuid(),
    /** The sections that the reader chose to show; private notes never appear. */
    sections: z.array(z.enum(logSections)).check(z.minLength(1)),
  }),
  z.object({ kind: z.literal('checklist'), checklist_id: z.uuid() }),
  z.object({ kind: z.literal('ticket'), ticket_id: z.uuid() }),
  /** The revision in force, or else the one being edited. */
  z.object({ kind: z.literal('purchase_order'), order_id: z.uuid() }),
  /** As the customer sees it, without its cost. */
  z.object({ kind: z.literal('change_order'), change_order_id: z.uuid() }),
  /** A report by group, with its total. */
  z.object({
    kind: z.literal('report'),
    ...askedReportShape,
    title: z.string().check(z.maxLength(100)),
  }),
  /** Everyone's answer to the location notice, and their phone. */
  z.object({ kind: z.literal('tracking') }),
  /** The company's notice as a poster, optionally with everyone's answers. */
  z.object({ kind: z.literal('location_notice'), with_answers: z.boolean() }),
  /** WH-347; `week_from` is the first day of a workweek. */
  z.object({
    kind: z.literal('certified_payroll'),
    project_id: z.uuid(),
    week_from: z.iso.date(),
  }),
]);
export type PdfDocument = z.infer<typeof documentSchema>;

export const pdfRequestSchema = z.object({
  language: z.enum(languages),
  /** IANA name of the reader's time zone. */
  zone: z.string().check(z.maxLength(64)),
  document: documentSchema,
});
export type PdfRequest = z.infer<typeof pdfRequestSchema>;

/** Only a report by person in a very large company can have more groups than this. */
export const mostPdfGroups = 3000;

/** More audit rows than this are only available as a spreadsheet. */
export const mostPdfChanges = 2000;
