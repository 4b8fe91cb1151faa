import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { ownSessionsSchema } from './own-account.ts';
import { personRoles } from './people.ts';
import { refusalSchema } from './verdict.ts';

/** Responses of `person_page` and the related functions; instants in RFC 3339, days as `yyyy-mm-dd`. */

const roleSchema = z.enum(personRoles);

export const certificateSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  number: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  issued_on: z.nullable(z.string()),
  expires_on: z.nullable(z.string()),
  /** Path in the bucket `certificates`. */
  file_path: z.nullable(z.string()),
  version: z.int(),
});
export type Certificate = z.infer<typeof certificateSchema>;

export const emergencyContactSchema = z.object({
  name: z.string(),
  relationship: z.nullable(z.string()),
  phone: z.string(),
  version: z.int(),
});
export type EmergencyContact = z.infer<typeof emergencyContactSchema>;

const personSchema = z.object({
  person_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  photo_url: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  language: z.enum(languages),
  has_login: z.boolean(),
  version: z.int(),
  /** Null if the person's access has ended. */
  role: z.nullable(roleSchema),
  since: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  /** An upcoming change of role. */
  planned: z.nullable(z.object({ role: roleSchema, from: z.string() })),
  on_the_clock: z.boolean(),
  crews: z.array(
    z.object({
      crew_id: z.uuid(),
      name: z.string(),
      is_lead: z.boolean(),
      from: z.string(),
      to: z.nullable(z.string()),
    }),
  ),
  projects: z.array(
    z.object({ project_id: z.uuid(), number: z.nullable(z.string()), name: z.string() }),
  ),
  certificates: z.array(certificateSchema),
  emergency_contact: z.nullable(emergencyContactSchema),
});
export type Person = z.infer<typeof personSchema>;

const mergedSchema = z.object({
  merge_id: z.uuid(),
  person_id: z.uuid(),
  name: z.string(),
  merged_at: z.string(),
});

const officeSchema = z.object({
  details: z.nullable(
    z.object({
      employee_number: z.nullable(z.string()),
      hired_on: z.nullable(z.string()),
      contact_email: z.nullable(z.string()),
      notes: z.nullable(z.string()),
      version: z.int(),
    }),
  ),
  /** Email address of the login. */
  email: z.nullable(z.string()),
  invitation: z.nullable(z.object({ email: z.nullable(z.string()), expires_at: z.string() })),
  roles: z.array(z.object({ role: roleSchema, from: z.string(), to: z.nullable(z.string()) })),
  is_last_admin: z.boolean(),
  merged_into: z.nullable(mergedSchema),
  merged: z.array(mergedSchema),
});
/** The part of a person's page that only admins see. */
export type Office = z.infer<typeof officeSchema>;

export const personPageSchema = z.object({
  verdict: z.literal('ok'),
  /** Today in the company's zone. */
  today: z.string(),
  /** First day of the current workweek; absent from data stored by older apps. */
  week_from: z.optional(z.nullable(z.string())),
  person: personSchema,
  office: z.nullable(officeSchema),
});
export type PersonPage = z.infer<typeof personPageSchema>;
export const personPageAnswerSchema = z.discriminatedUnion('verdict', [
  personPageSchema,
  refusalSchema,
]);

const payRatesSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  rates: z.array(
    z.object({
      id: z.uuid(),
      /** In ten-thousandths of the currency's unit per hour. */
      rate: z.int(),
      currency: z.string(),
      valid_from: z.string(),
      /** The first day on which it no longer applies. */
      valid_to: z.nullable(z.string()),
      set_at: z.string(),
      set_by: z.nullable(z.string()),
    }),
  ),
});
export type PayRates = z.infer<typeof payRatesSchema>;
export const payRatesAnswerSchema = z.discriminatedUnion('verdict', [
  payRatesSchema,
  refusalSchema,
]);

export const personSessionsAnswerSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('ok'), sessions: ownSessionsSchema }),
  refusalSchema,
]);

const factsSchema = z.nullable(z.record(z.string(), z.unknown()));
const historyEventSchema = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  subject: z.string(),
  actor_person_id: z.nullable(z.uuid()),
  actor: z.nullable(z.string()),
  before: factsSchema,
  after: factsSchema,
  reason: z.nullable(z.string()),
  /** The crew of a crew membership, or the kind of a certificate. */
  label: z.nullable(z.string()),
});
export type HistoryEvent = z.infer<typeof historyEventSchema>;
const historySchema = z.object({
  verdict: z.literal('ok'),
  events: z.array(historyEventSchema),
  has_more: z.boolean(),
});
export const historyAnswerSchema = z.discriminatedUnion('verdict', [historySchema, refusalSchema]);

const mergeFacts = {
  entries: z.int(),
  first_at: z.nullable(z.string()),
  last_at: z.nullable(z.string()),
  questions: z.int(),
  crews: z.array(z.string()),
  certificates: z.int(),
  /** How the dropped person's rates are handled. */
  rates: z.enum(['taken_over', 'kept', 'none']),
};
const mergePreviewSchema = z.object({ verdict: z.literal('preview'), ...mergeFacts });
export type MergePreview = z.infer<typeof mergePreviewSchema>;
export const mergeAnswerSchema = z.discriminatedUnion('verdict', [
  mergePreviewSchema,
  z.object({ verdict: z.literal('applied'), merge_id: z.uuid(), ...mergeFacts }),
  refusalSchema,
]);
