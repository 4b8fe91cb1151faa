import { hazardStates, hazardSteps, riskBands } from '@muster/domain';
import { energies } from '@muster/domain/jsa/energies';
import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { attachmentSchema } from './comments.ts';
import { refusalSchema } from './verdict.ts';

const level = z.literal([1, 2, 3, 4, 5]);
const personSchema = z.object({ person_id: z.uuid(), name: z.string() });
export type NamedPerson = z.infer<typeof personSchema>;

export const hazardReportVersion = 2;

const reportFacts = {
  what: z.string(),
  place: z.nullable(z.string()),
  immediate_action: z.nullable(z.string()),
  energy: z.nullable(z.enum(energies)),
  project_id: z.nullable(z.uuid()),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number(), accuracy_m: z.int() })),
  severity: level,
  likelihood: level,
  reported_at: z.string(),
};
const currentReportSchema = z.object({ v: z.literal(hazardReportVersion), ...reportFacts });
export type HazardReport = z.infer<typeof currentReportSchema>;

/**
 * A report as the device keeps it until it is sent with `report_hazard` or `report_hazard_anonymously`, which also take
 * `files` and `ticket_hash`. Older apps stored version 1.
 */
export const hazardReportSchema = z.union([
  currentReportSchema,
  z.object({ v: z.literal(1), ...reportFacts, photo_ids: z.array(z.uuid()) }),
]);

/** A hazard in the format of `app.hazard_row`. */
const hazardRowSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(hazardStates),
  band: z.enum(riskBands),
  score: z.int(),
  severity: level,
  likelihood: level,
  what: z.string(),
  place: z.nullable(z.string()),
  project: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  is_anonymous: z.boolean(),
  reported_at: z.string(),
  due_on: z.string(),
  is_overdue: z.boolean(),
  assignee: z.nullable(personSchema),
  open_actions: z.int(),
  photos: z.int(),
});
export type HazardRow = z.infer<typeof hazardRowSchema>;

const cursorSchema = z.object({ number: z.int(), score: z.int(), due_on: z.string() });
export type HazardCursor = z.infer<typeof cursorSchema>;

export const foundHazardsSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  may_manage: z.boolean(),
  hazards: z.array(hazardRowSchema),
  next: z.nullable(cursorSchema),
});
export type FoundHazards = z.infer<typeof foundHazardsSchema>;

/** Response of `list_hazards`. */
export const hazardListSchema = z.union([foundHazardsSchema, refusalSchema]);

const actionSchema = z.object({
  id: z.uuid(),
  what: z.string(),
  state: z.enum(['open', 'done', 'canceled']),
  due_on: z.string(),
  is_overdue: z.boolean(),
  assignee: z.nullable(personSchema),
  settled_at: z.nullable(z.string()),
  settled_by: z.nullable(personSchema),
  note: z.nullable(z.string()),
  version: z.int(),
});
export type CorrectiveAction = z.infer<typeof actionSchema>;

/** Facts that may be shown of a shared hazard in addition to its text and photos. */
export const sharedFields = [
  'project',
  'place',
  'risk',
  'state',
  'reported_on',
  'immediate_action',
  'actions',
] as const;
export type SharedField = (typeof sharedFields)[number];

const eventSchema = z.object({
  id: z.uuid(),
  /** A newer server may send more kinds. */
  kind: z.string(),
  at: z.string(),
  actor: z.nullable(personSchema),
  comment: z.nullable(z.string()),
  facts: z.object({
    what: z.optional(z.string()),
    number: z.optional(z.int()),
    due_on: z.optional(z.string()),
    severity: z.optional(level),
    likelihood: z.optional(level),
    assignee: z.optional(personSchema),
  }),
});
export type HazardEvent = z.infer<typeof eventSchema>;

export const hazardPageSchema = z.object({
  verdict: z.literal('ok'),
  today: z.string(),
  may_manage: z.boolean(),
  is_assignee: z.boolean(),
  hazard: z.extend(hazardRowSchema, {
    ...arrivalShape,
    immediate_action: z.nullable(z.string()),
    energy: z.nullable(z.enum(energies)),
    accuracy_m: z.nullable(z.int()),
    photo_ids: z.array(z.uuid()),
    resolved_by: z.nullable(personSchema),
    verified_by: z.nullable(personSchema),
    verified_by_resolver: z.boolean(),
    residual_severity: z.nullable(level),
    residual_likelihood: z.nullable(level),
    reporter: z.nullable(personSchema),
    merged_into: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
  }),
  /** True if the reader decides what outsiders see. */
  may_share: z.boolean(),
  /** Current sharing, for people who may share; null if it isn't shared. */
  share: z.nullable(
    z.object({
      id: z.uuid(),
      expires_at: z.string(),
      views: z.int(),
      last_viewed_at: z.nullable(z.string()),
      fields: z.array(z.string()),
      photos: z.int(),
    }),
  ),
  photos: z.array(attachmentSchema),
  /** Steps that the reader can take, each with the error code that prevents it; null if nothing does. */
  steps: z.partialRecord(z.enum(hazardSteps), z.nullable(z.string())),
  actions: z.array(actionSchema),
  timeline: z.array(eventSchema),
  duplicates: z.array(hazardRowSchema),
});
export type HazardPage = z.infer<typeof hazardPageSchema>;

/** Response of `read_hazard`. */
export const hazardAnswerSchema = z.union([hazardPageSchema, refusalSchema]);

export const hazardPeopleSchema = z.object({
  verdict: z.literal('ok'),
  people: z.array(z.extend(personSchema, { role: z.enum(['admin', 'supervisor', 'employee']) })),
});

/** Response of `hazard_people`. */
export const hazardPeopleAnswerSchema = z.union([hazardPeopleSchema, refusalSchema]);

const matrixSchema = z.object({
  moderate_from: z.int(),
  high_from: z.int(),
  stop_work_from: z.int(),
  low_days: z.int(),
  moderate_days: z.int(),
  high_days: z.int(),
  stop_work_days: z.int(),
});
export type RiskMatrix = z.infer<typeof matrixSchema>;

export const riskMatrixSchema = z.object({
  verdict: z.literal('ok'),
  may_edit: z.boolean(),
  revision: z.int(),
  matrix: matrixSchema,
});

/** Response of `read_risk_matrix`. */
export const riskMatrixAnswerSchema = z.union([riskMatrixSchema, refusalSchema]);

export const hazardIndicatorsSchema = z.object({
  verdict: z.literal('ok'),
  /** The last twelve, oldest first. */
  weeks: z.array(
    z.object({
      week: z.string(),
      reports: z.int(),
      workers: z.int(),
      triage_minutes: z.nullable(z.int()),
      close_minutes: z.nullable(z.int()),
      closed_late: z.int(),
    }),
  ),
  /** Medians; null if nothing was reviewed or closed. */
  triage_minutes: z.nullable(z.int()),
  close_minutes: z.nullable(z.int()),
  closed: z.int(),
  closed_late: z.int(),
  /** How often a kind of energy came up on a project, most frequent first. */
  heat: z.array(
    z.object({ project: z.nullable(z.string()), energy: z.enum(energies), count: z.int() }),
  ),
});
export type HazardIndicators = z.infer<typeof hazardIndicatorsSchema>;

/** Response of `hazard_indicators`. */
export const hazardIndicatorsAnswerSchema = z.union([hazardIndicatorsSchema, refusalSchema]);
