/** What a company prepares for its talks: the library, templates, emergency plans, and what a talk begins with. */
import { controlLevels, energies, highEnergyKinds } from '@muster/domain/jsa/energies';
import * as z from 'zod/mini';
import { jsaDocumentSchema } from './jsa.ts';
import { refusalSchema } from './verdict.ts';

const libraryItemSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['hazard', 'control']),
  en: z.string(),
  es: z.string(),
  /** Of a hazard; of a control, the hazards' energy that it is offered for. */
  energy: z.enum(energies),
  high_energy: z.nullable(z.enum(highEnergyKinds)),
  /** Of a control. */
  level: z.nullable(z.enum(controlLevels)),
  can_be_direct: z.boolean(),
  /** Where it comes from, such as a CFR section or the company's own rule. */
  source: z.nullable(z.string()),
  is_archived: z.boolean(),
  version: z.int(),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

const jsaTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How many steps it has. */
  steps: z.int(),
  is_archived: z.boolean(),
  version: z.int(),
  /** The JSA that it was last copied from. */
  made_from: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
});
export type JsaTemplate = z.infer<typeof jsaTemplateSchema>;

/**
 * `company_safety_library()`: the company's own hazards, controls and templates; Sarah offers those that are not
 * archived.
 */
export const companyLibrarySchema = z.object({
  verdict: z.literal('ok'),
  may_edit: z.boolean(),
  items: z.array(libraryItemSchema),
  templates: z.array(jsaTemplateSchema),
});
export type CompanyLibrary = z.infer<typeof companyLibrarySchema>;
export const companyLibraryAnswerSchema = z.union([companyLibrarySchema, refusalSchema]);

const text = z.nullable(z.string());

const emergencyPlanSchema = z.object({
  /** Where an ambulance is sent. */
  address: text,
  hospital: text,
  /** Where everyone meets. */
  muster: text,
  /** Who calls. */
  call: text,
  /** `save_emergency_plan` saves over it; 0: no one has entered one. */
  version: z.int(),
});
export type EmergencyPlan = z.infer<typeof emergencyPlanSchema>;

const previousJsaSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  made_at: z.string(),
  document: jsaDocumentSchema,
});
export type PreviousJsa = z.infer<typeof previousJsaSchema>;

/** `jsa_context(project_id, copied_id)`: what a talk about a job can begin with. */
export const jsaContextSchema = z.object({
  verdict: z.literal('ok'),
  /** Null without a project. */
  emergency: z.nullable(emergencyPlanSchema),
  may_edit_emergency: z.boolean(),
  /** When the published shift ends, at most a day from now. */
  shift_end: z.nullable(z.string()),
  /** The one that is to be copied, then the latest of the project, newest first. */
  previous: z.array(previousJsaSchema),
  /** The company's own hazards and controls. */
  items: z.array(
    z.object({
      kind: z.enum(['hazard', 'control']),
      en: z.string(),
      es: z.string(),
      energy: z.enum(energies),
      high_energy: z.nullable(z.enum(highEnergyKinds)),
      level: z.nullable(z.enum(controlLevels)),
      can_be_direct: z.boolean(),
    }),
  ),
  templates: z.array(z.object({ name: z.string(), document: jsaDocumentSchema })),
  /** What the company allows with voices. */
  voice: z.object({
    server_speech: z.boolean(),
    /** Absent in what older apps stored. */
    keep_audio: z.optional(z.boolean()),
    /** Absent where recordings are kept until everyone has signed. */
    audio_days: z.optional(z.int()),
    audio_until_signed: z.optional(z.boolean()),
    suggestions: z.optional(z.boolean()),
    filing: z.optional(z.boolean()),
  }),
});
export type JsaStart = z.infer<typeof jsaContextSchema>;
export const jsaContextAnswerSchema = z.union([jsaContextSchema, refusalSchema]);
