import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { attachmentSchema } from './comments.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Checklists: what a company asks, in English and Spanish, and what people answered. An answered one is sent once by
 * `save_checklist` under an id that the device makes, may wait on the device, and never changes. Instants are RFC 3339.
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

/** Longer texts and lists are refused (`invalid_input`, `detail` names the field). */
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
  /** Of all answers together. */
  photos: 10,
} as const;

const bothLanguagesSchema = z.object({ en: z.string(), es: z.string() });
export type BothLanguages = z.infer<typeof bothLanguagesSchema>;

const asked = { id: z.string(), text: bothLanguagesSchema, is_required: z.boolean() };
export const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    ...asked,
    kind: z.literal('yes_no'),
    /** Which answer says that something is wrong. */
    fails_on: z.enum(['no', 'yes']),
    /** What it then requires; a hazard is raised when the checklist is sent. */
    on_fail: z.object({ note: z.boolean(), photo: z.boolean(), hazard: z.boolean() }),
  }),
  z.object({
    ...asked,
    kind: z.literal('number'),
    /** Outside of them something is wrong. In thousandths. */
    min: z.nullable(z.int()),
    max: z.nullable(z.int()),
    unit: z.nullable(z.string()),
  }),
  z.object({ ...asked, kind: z.literal('choice'), choices: z.array(bothLanguagesSchema) }),
  z.object({ ...asked, kind: z.literal('text') }),
  z.object({ ...asked, kind: z.literal('photo') }),
  z.object({ ...asked, kind: z.literal('signature') }),
  /** A sheet that everyone who took part signs. */
  z.object({ ...asked, kind: z.literal('sign_in') }),
]);
export type Question = z.infer<typeof questionSchema>;

const drawingSchema = z.array(
  z.object({ points: z.array(z.object({ x: z.number(), y: z.number() })) }),
);
const signedNameSchema = z.object({ name: z.string(), drawing: drawingSchema });

/** By the kind of the question that it answers. */
export const answerSchemas = {
  yes_no: z.object({
    value: z.enum(['yes', 'no', 'na']),
    note: z.nullable(z.string()),
    photos: z.array(z.uuid()),
    /** Of the hazard that a failed answer raises; made by the device. */
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
  /** Asked of equipment whose type has these words; null: of all. */
  equipment_type: z.nullable(z.string()),
  /** After how many days it is due again, of a site or of equipment; null: never. */
  every_days: z.nullable(z.int()),
  /** Only who answers and admins read the answers. */
  is_private: z.boolean(),
  is_active: z.boolean(),
  version: z.int(),
  /** Counts what is asked; an answered checklist keeps its own. */
  revision: z.int(),
  title: bothLanguagesSchema,
  questions: z.array(questionSchema),
});
export type ChecklistTemplate = z.infer<typeof checklistTemplateSchema>;

/** What `list_checklist_templates()` answers. */
export const checklistTemplatesSchema = z.object({
  verdict: z.literal('ok'),
  templates: z.array(checklistTemplateSchema),
});
export type ChecklistTemplates = z.infer<typeof checklistTemplatesSchema>;
export const checklistTemplatesAnswerSchema = z.union([checklistTemplatesSchema, refusalSchema]);

/** `save_checklist_template(template_id, version, template)` */
export type SavedTemplate = Pick<
  ChecklistTemplate,
  'asked_at' | 'equipment_type' | 'every_days' | 'is_private' | 'is_active' | 'title' | 'questions'
>;
export const savedTemplateSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']), version: z.int() }),
  refusalSchema,
]);

/** `save_checklist(checklist_id, checklist)`; the bytes of the files follow. */
export const savedChecklistSchema = z.object({
  /** 1 has neither equipment_id nor asks_call. */
  v: z.int(),
  template_id: z.uuid(),
  revision: z.int(),
  /** Null in private, or where it is asked at the clock on a project that its author does not see. */
  project_id: z.nullable(z.uuid()),
  equipment_id: z._default(z.nullable(z.uuid()), null),
  /** Of a private one: tells the author's supervisors to call them, and nothing else. */
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

/** `list_checklists(filter, after, page_size)`; filter: search, template_id, project_id, equipment_id, result. The latest first. */
export const checklistListSchema = z.union([foundChecklistsSchema, refusalSchema]);

/** What `read_checklist(checklist_id)` answers. */
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
      /** Of the latest; null where there is none. */
      last_on: z.nullable(z.iso.date()),
      project: z.object({ id: z.uuid(), name: z.string() }),
      /** Null for a check of the site. */
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
/** What `list_overdue_checks` answers: checklists that are due, and equipment whose service is. */
export const overdueChecksAnswerSchema = z.union([overdueChecksSchema, refusalSchema]);
