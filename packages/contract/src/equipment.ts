import * as z from 'zod/mini';
import { arrivalShape } from './arrival.ts';
import { attachmentSchema } from './comments.ts';
import { refusalSchema } from './verdict.ts';

/**
 * Equipment: pieces that people check out to projects and return, each with one meter. A piece is saved with
 * `save_equipment` and moved with `move_equipment`; both may wait on the device and are idempotent. Meters are in
 * tenths of their unit, instants in RFC 3339.
 */
export const meterUnits = ['hours', 'miles'] as const;
export type MeterUnit = (typeof meterUnits)[number];

export const moveKinds = ['out', 'in', 'reading'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Longer texts and larger numbers are rejected (`invalid_input`; `detail` names the field). */
export const equipmentLimits = {
  number: 50,
  type: 100,
  model: 200,
  reason: 500,
  meter: 99_999_999,
} as const;

/**
 * Input of `save_equipment(equipment_id, version, facts)`: the whole piece each time; the meter is null unless it is
 * new.
 */
export type SavedEquipment = {
  readonly v: 1;
  readonly number: string;
  readonly type: string;
  readonly model: string | null;
  readonly meter_unit: MeterUnit;
  readonly meter: number | null;
  readonly service_meter: number | null;
  readonly service_on: string | null;
  readonly is_retired: boolean;
  readonly made_at: string;
  readonly files: readonly {
    readonly id: string;
    readonly mime_type: string;
    readonly size: number;
    readonly sha256: string;
    readonly caption: null;
  }[];
};

/**
 * Input of `move_equipment(move_id, equipment_id, move)`. A reason is needed if the meter is below the last reading or
 * implausibly high.
 */
export const equipmentMoveSchema = z.object({
  /** Version 1 has no holder. */
  v: z.int(),
  kind: z.enum(moveKinds),
  project_id: z.nullable(z.uuid()),
  /** For a check-out on behalf of someone whom the caller leads; null if the caller takes it. */
  holder_id: z._default(z.nullable(z.uuid()), null),
  meter: z.int(),
  reason: z.nullable(z.string()),
  at: z.string(),
});
export type EquipmentMove = z.infer<typeof equipmentMoveSchema>;

const projectSchema = z.object({ id: z.uuid(), name: z.string() });
const personSchema = z.object({ person_id: z.uuid(), name: z.string() });

export const equipmentSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  type: z.string(),
  model: z.nullable(z.string()),
  meter_unit: z.enum(meterUnits),
  meter: z.int(),
  meter_at: z.string(),
  service_meter: z.nullable(z.int()),
  service_on: z.nullable(z.iso.date()),
  is_retired: z.boolean(),
  version: z.int(),
  is_out: z.boolean(),
  held_since: z.nullable(z.string()),
  /** Both null while it is checked out to a project that the reader can't see. */
  project: z.nullable(projectSchema),
  holder: z.nullable(personSchema),
  /** The latest check of each kind, latest first; `id` is null if the reader may not read it. */
  checks: z.array(
    z.object({
      id: z.nullable(z.uuid()),
      template_id: z.uuid(),
      title: z.object({ en: z.string(), es: z.string() }),
      made_at: z.string(),
      failed_count: z.int(),
    }),
  ),
  photos: z.array(z.extend(attachmentSchema, { sha256: z.string() })),
});
export type EquipmentPiece = z.infer<typeof equipmentSchema>;

export const foundEquipmentSchema = z.object({
  verdict: z.literal('ok'),
  today: z.iso.date(),
  equipment: z.array(equipmentSchema),
});
export type FoundEquipment = z.infer<typeof foundEquipmentSchema>;
/** Response of `list_equipment`: all of the company's equipment, by type and number. */
export const equipmentListSchema = z.union([foundEquipmentSchema, refusalSchema]);

export const equipmentHistorySchema = z.object({
  verdict: z.literal('ok'),
  history: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(moveKinds),
      at: z.string(),
      ...arrivalShape,
      meter: z.int(),
      reason: z.nullable(z.string()),
      project: z.nullable(projectSchema),
      person: personSchema,
      /** The person who took it, if someone else recorded the move. */
      holder: z.nullable(personSchema),
    }),
  ),
});
export type EquipmentHistory = z.infer<typeof equipmentHistorySchema>;
/** Response of `read_equipment`, latest first. */
export const equipmentHistoryAnswerSchema = z.union([equipmentHistorySchema, refusalSchema]);
