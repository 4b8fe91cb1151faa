import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { attachmentSchema } from './comments.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Checklists: a company's questions, in English and Spanish, and people's answers. A completed checklist is sent once
 * by `save_checklist` under an id from the device, may wait on the device, and never changes. Instants are RFC 3339.
 */
export const checklistMoments = ['hand', 'site', 'equipment', 'clock_in', 'clock_out'] as const;
export type ChecklistMoment = (typeof checklistMoments)[number];

export const questionKinds = [
  'yes_no',
  'number',
  'choice',
  'text',
  'photo',
  'signature',
  'sign_in',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Longer texts and lists are rejected (`invalid_input`; `detail` names the field). */
export const checklistLimits = {
  title: 200,
  question: 500,
  choice: 200,
  unit: 20,
  questions: 100,
  choices: 20,
  text: 4000,
  note: 2000,
  name: 200,
  people: 200,
  equipmentType: 100,
  everyDays: 366,
  /** For all answers together. */
  photos: 10,
} as const;

const bothLanguagesSchema = z.object({ en: z.string(), es: z.string() });
export type BothLanguages = z.infer<typeof bothLanguagesSchema>;

const asked = { id: z.string(), text: bothLanguagesSchema, is_required: z.boolean() };
export const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    ...asked,
    kind: z.literal('yes_no'),
    /** The answer that counts as a failure. */
    fails_on: z.enum(['no', 'yes']),
    /** Required after a failure; the hazard is created when the checklist is sent. */
    on_fail: z.object({ note: z.boolean(), photo: z.boolean(), hazard: z.boolean() }),
  }),
  z.object({
    ...asked,
    kind: z.literal('number'),
    /** The accepted range, in thousandths. A number outside it is a failure. */
    min: z.nullable(z.int()),
    max: z.nullable(z.int()),
    unit: z.nullable(z.string()),
  }),
  z.object({ ...asked, kind: z.literal('choice'), choices: z.array(bothLanguagesSchema) }),
  z.object({ ...asked, kind: z.literal('text') }),
  z.object({ ...asked, kind: z.literal('photo') }),
  z.object({ ...asked, kind: z.literal('signature') }),
  /** A sign-in sheet for everyone who took part. */
  z.object({ ...asked, kind: z.literal('sign_in') }),
]);
export type Question = z.infer<typeof questionSchema>;

const drawingSchema = z.array(
  z.object({ points: z.array(z.object({ x: z.number(), y: z.number() })) }),
);
const signedNameSchema = z.object({ name: z.string(), drawing: drawingSchema });

/** Answers by kind of question. */
export const answerSchemas = {
  yes_no: z.object({
    value: z.enum(['yes', 'no', 'na']),
    note: z.nullable(z.string()),
    photos: z.array(z.uuid()),
    /** Id of the hazard that a failed answer creates; made by the device. */
    hazard_id: z.nullable(z.uuid()),
  }),
  number: z.object({ value: z.int(), note: z.nullable(z.string()) }),
  choice: z.object({ value: z.int() }),
  text: z.object({ value: z.string() }),
  photo: z.object({ photos: z.array(z.uuid()) }),
  signature: signedNameSchema,
  sign_in: z.object({ people: z.array(signedNameSchema) }),
} as const;
const answersSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
export type Answers = z.infer<typeof answersSchema>;

export const checklistTemplateSchema = z.object({
  id: z.uuid(),
  asked_at: z.enum(checklistMoments),
  /** Applies to equipment whose type contains these words; null if it applies to all. */
  equipment_type: z.nullable(z.string()),
  /** Days until a site or piece of equipment is due again; null if never. */
  every_days: z.nullable(z.int()),
  /** Only the respondent and admins can read the answers. */
  is_private: z.boolean(),
  is_active: z.boolean(),
  version: z.int(),
  /** Version of the questions; a completed checklist keeps the revision it was answered in. */
  revision: z.int(),
  title: bothLanguagesSchema,
  questions: z.array(questionSchema),
});
export type ChecklistTemplate = z.infer<typeof checklistTemplateSchema>;

/** Response of `list_checklist_templates()`. */
export const checklistTemplatesSchema = z.object({
  verdict: z.literal('ok'),
  templates: z.array(checklistTemplateSchema),
});
export type ChecklistTemplates = z.infer<typeof checklistTemplatesSchema>;
export const checklistTemplatesAnswerSchema = z.union([checklistTemplatesSchema, refusalSchema]);

/** Input of `save_checklist_template(template_id, version, template)`. */
export type SavedTemplate = Pick<
  ChecklistTemplate,
  'asked_at' | 'equipment_type' | 'every_days' | 'is_private' | 'is_active' | 'title' | 'questions'
>;
export const savedTemplateSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']), version: z.int() }),
  refusalSchema,
]);

/** Input of `save_checklist(checklist_id, checklist)`; the files' contents follow. */
export const savedChecklistSchema = z.object({
  /** Version 1 has neither equipment_id nor asks_call. */
  v: z.int(),
  template_id: z.uuid(),
  revision: z.int(),
  /** Null if private, or if asked at the clock on a project that its author can't see. */
  project_id: z.nullable(z.uuid()),
  equipment_id: z._default(z.nullable(z.uuid()), null),
  /** For a private checklist: asks the author's supervisors to call them, without sharing anything else. */
  asks_call: z._default(z.boolean(), false),
  language: z.enum(['en', 'es']),
  made_at: z.string(),
  answers: answersSchema,
  files: z.array(
    z.object({
      id: z.uuid(),
      mime_type: z.string(),
      size: z.int(),
      sha256: z.string(),
      caption: z.nullable(z.string()),
    }),
  ),
});
export type SavedChecklist = z.infer<typeof savedChecklistSchema>;

const rowShape = {
  id: z.uuid(),
  template_id: z.uuid(),
  title: bothLanguagesSchema,
  project: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  equipment: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  is_private: z.boolean(),
  author: z.object({ person_id: z.uuid(), name: z.string() }),
  made_at: z.string(),
  failed_count: z.int(),
};
export const checklistRowSchema = z.object(rowShape);
export type ChecklistRow = z.infer<typeof checklistRowSchema>;

const cursorSchema = z.object({ made_at: z.string(), id: z.uuid() });
export type ChecklistCursor = z.infer<typeof cursorSchema>;

export const foundChecklistsSchema = z.object({
  verdict: z.literal('ok'),
  checklists: z.array(checklistRowSchema),
  next: z.nullable(cursorSchema),
});
export type FoundChecklists = z.infer<typeof foundChecklistsSchema>;

/**
 * Response of `list_checklists(filter, after, page_size)`, latest first. Filter: search, template_id, project_id,
 * equipment_id, result.
 */
export const checklistListSchema = z.union([foundChecklistsSchema, refusalSchema]);

/** Response of `read_checklist(checklist_id)`. */
export const checklistPageSchema = z.object({
  verdict: z.literal('ok'),
  checklist: z.object({
    ...rowShape,
    language: z.enum(['en', 'es']),
    asks_call: z.boolean(),
    ...arrivalShape,
    questions: z.array(questionSchema),
    answers: answersSchema,
    photos: z.array(attachmentSchema),
    hazards: z.array(z.object({ id: z.uuid(), number: z.int() })),
  }),
});
export type ChecklistPage = z.infer<typeof checklistPageSchema>;
export const checklistAnswerSchema = z.union([checklistPageSchema, refusalSchema]);

export const overdueChecksSchema = z.object({
  verdict: z.literal('ok'),
  checks: z.array(
    z.object({
      template_id: z.uuid(),
      title: bothLanguagesSchema,
      /** Date of the latest one; null if there is none. */
      last_on: z.nullable(z.iso.date()),
      project: z.object({ id: z.uuid(), name: z.string() }),
      /** Null if the check is for the site. */
      equipment: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
  services: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      meter_unit: z.enum(['hours', 'miles']),
      meter: z.int(),
      service_meter: z.nullable(z.int()),
      service_on: z.nullable(z.iso.date()),
    }),
  ),
});
export type OverdueChecks = z.infer<typeof overdueChecksSchema>;
/** Response of `list_overdue_checks`: overdue checklists, and equipment with overdue service. */
export const overdueChecksAnswerSchema = z.union([overdueChecksSchema, refusalSchema]);
