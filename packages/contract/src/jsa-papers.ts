/**
 * A company's preparation for its safety talks: the library, templates, emergency plans, and the data a talk starts
 * with.
 */
import { controlLevels, energies, highEnergyKinds } from '@muster/domain/jsa/energies';
import * as z from 'zod/mini';
import { jsaDocumentSchema } from './jsa.ts';
import { refusalSchema } from './verdict.ts';

const libraryItemSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['hazard', 'control']),
  en: z.string(),
  es: z.string(),
  /** The energy of a hazard; for a control, the energy of the hazards that it is offered for. */
  energy: z.enum(energies),
  high_energy: z.nullable(z.enum(highEnergyKinds)),
  /** Only for a control. */
  level: z.nullable(z.enum(controlLevels)),
  can_be_direct: z.boolean(),
  /** The source, such as a CFR section or the company's own rule. */
  source: z.nullable(z.string()),
  is_archived: z.boolean(),
  version: z.int(),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

const jsaTemplateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Number of steps. */
  steps: z.int(),
  is_archived: z.boolean(),
  version: z.int(),
  /** The JSA that the template was last copied from. */
  made_from: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
});
export type JsaTemplate = z.infer<typeof jsaTemplateSchema>;

/**
 * Response of `company_safety_library()`: the company's own hazards, controls and templates; Sarah offers those that
 * are not archived.
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
  /** The address to send an ambulance to. */
  address: text,
  hospital: text,
  /** The muster point. */
  muster: text,
  /** The person who calls for help. */
  call: text,
  /** Base version for `save_emergency_plan`; 0 if no one has entered a plan. */
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

/** Response of `jsa_context(project_id, copied_id)`: the data that a talk about a job can start with. */
export const jsaContextSchema = z.object({
  verdict: z.literal('ok'),
  /** Null without a project. */
  emergency: z.nullable(emergencyPlanSchema),
  may_edit_emergency: z.boolean(),
  /** End of the published shift, at most a day from now. */
  shift_end: z.nullable(z.string()),
  /** The JSA to copy, then the project's latest ones, newest first. */
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
  /** The company's voice settings. */
  voice: z.object({
    server_speech: z.boolean(),
    /** Absent from data stored by older apps. */
    keep_audio: z.optional(z.boolean()),
    /** Absent if recordings are kept until everyone has signed. */
    audio_days: z.optional(z.int()),
    audio_until_signed: z.optional(z.boolean()),
    suggestions: z.optional(z.boolean()),
    filing: z.optional(z.boolean()),
  }),
});
export type JsaStart = z.infer<typeof jsaContextSchema>;
export const jsaContextAnswerSchema = z.union([jsaContextSchema, refusalSchema]);
