import { logKinds } from '@muster/domain/daily-log/log-line';
import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { askedReportShape } from './reports.ts';

/** What the function `make-pdf` writes, and for whom. It answers the document, or `{code, message}`. */

const words = z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(200)));

/** More timesheets than these are asked for in several documents. */
export const mostPdfTimesheets = 100;

/** Of a daily log: its lines by kind, and the photos of its day. */
const logSections = [...logKinds, 'photos'] as const;
export type LogSection = (typeof logSections)[number];

const documentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('audit'),
    /** `AuditFilters`, which the database checks. */
    filters: z.record(z.string(), z.string().check(z.maxLength(500))),
    /** What the reader's screen calls tables, columns and fixed values. */
    names: z.object({ kinds: words, fields: words, values: words }),
  }),
  z.object({
    kind: z.literal('timesheet'),
    /** Null: the caller's own. */
    person_id: z.nullable(z.uuid()),
    /** Any day of the pay period; null: the current one. */
    from: z.nullable(z.iso.date()),
  }),
  z.object({
    kind: z.literal('timesheets'),
    person_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostPdfTimesheets)),
    /** Any day of the pay period. */
    from: z.iso.date(),
  }),
  z.object({ kind: z.literal('hazard'), hazard_id: z.uuid() }),
  /** Null: of all projects that the caller sees. */
  z.object({ kind: z.literal('open_hazards'), project_id: z.nullable(z.uuid()) }),
  /** Seven days of what is published; null: of all crews that the caller plans. */
  z.object({
    kind: z.literal('schedule'),
    from: z.iso.date(),
    crew_id: z.nullable(z.uuid()),
  }),
  z.object({ kind: z.literal('jsa'), jsa_id: z.uuid() }),
  z.object({
    kind: z.literal('daily_log'),
    log_id: z.uuid(),
    /** What the reader chose to show; private notes never are. */
    sections: z.array(z.enum(logSections)).check(z.minLength(1)),
  }),
  z.object({ kind: z.literal('checklist'), checklist_id: z.uuid() }),
  z.object({ kind: z.literal('ticket'), ticket_id: z.uuid() }),
  /** What is in force, else what is being worked on. */
  z.object({ kind: z.literal('purchase_order'), order_id: z.uuid() }),
  /** As the customer reads it, without its cost. */
  z.object({ kind: z.literal('change_order'), change_order_id: z.uuid() }),
  /** A report by its groups, with what it comes to. */
  z.object({
    kind: z.literal('report'),
    ...askedReportShape,
    title: z.string().check(z.maxLength(100)),
  }),
  /** Everyone's answer to the location notice and their phone. */
  z.object({ kind: z.literal('tracking') }),
  /** The company's notice as a poster, or with who answered it. */
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
  /** IANA name of the zone in which the reader reads times. */
  zone: z.string().check(z.maxLength(64)),
  document: documentSchema,
});
export type PdfRequest = z.infer<typeof pdfRequestSchema>;

/** A report has more groups than these only where it is by a person in a very large company. */
export const mostPdfGroups = 3000;

/** More rows of the audit than these are left to the file for spreadsheets. */
export const mostPdfChanges = 2000;
