import { type EquipmentPiece, equipmentMoveSchema, meterUnits } from '@muster/contract/equipment';
import * as z from 'zod/mini';

type Person = { readonly person_id: string; readonly name: string };

/** A change of equipment that this device has made. */
export type OwnChange = {
  readonly change: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly isSent: boolean;
};

const saveSchema = z.object({
  equipment_id: z.uuid(),
  version: z.int(),
  facts: z.object({
    number: z.string(),
    type: z.string(),
    model: z.nullable(z.string()),
    meter_unit: z.enum(meterUnits),
    meter: z.nullable(z.int()),
    service_meter: z.nullable(z.int()),
    service_on: z.nullable(z.iso.date()),
    is_retired: z.boolean(),
    made_at: z.string(),
  }),
});
const moveSchema = z.object({ equipment_id: z.uuid(), move: equipmentMoveSchema });

type Here = {
  readonly me: Person;
  readonly projectName: (id: string) => string;
  readonly personName: (id: string) => string;
};

/** Equipment as the server knows it, with what this device has done since. */
export function shownEquipment(
  known: readonly EquipmentPiece[],
  changes: readonly OwnChange[],
  here: Here,
): readonly EquipmentPiece[] {
  const pieces = new Map(known.map((piece) => [piece.id, piece]));
  for (const { change, parameters, isSent } of changes) {
    if (change === 'save_equipment') {
      const made = saveSchema.safeParse(parameters).data;
      if (made === undefined) continue;
      const { meter, made_at, ...facts } = made.facts;
      const before = pieces.get(made.equipment_id);
      if (before === undefined ? meter === null : isSent && before.version > made.version) continue;
      pieces.set(made.equipment_id, {
        ...(before ?? newPiece(made.equipment_id, meter ?? 0, made_at)),
        ...facts,
      });
    } else if (change === 'move_equipment') {
      const made = moveSchema.safeParse(parameters).data;
      const before = made && pieces.get(made.equipment_id);
      // One that the server has counted, or that happened before what it knows, changes nothing here.
      if (made === undefined || before === undefined) continue;
      if (Date.parse(made.move.at) <= Date.parse(before.meter_at)) continue;
      pieces.set(before.id, moved(before, made.move, here));
    }
  }
  return [...pieces.values()];
}

function moved(
  piece: EquipmentPiece,
  { kind, project_id, holder_id, meter, at }: z.infer<typeof equipmentMoveSchema>,
  { me, projectName, personName }: Here,
): EquipmentPiece {
  const read = { ...piece, meter, meter_at: at };
  switch (kind) {
    case 'reading':
      return read;
    case 'in':
      return { ...read, is_out: false, held_since: null, project: null, holder: null };
    case 'out':
      return {
        ...read,
        is_out: true,
        held_since: at,
        project: project_id === null ? null : { id: project_id, name: projectName(project_id) },
        holder: holder_id === null ? me : { person_id: holder_id, name: personName(holder_id) },
      };
  }
}

const newPiece = (id: string, meter: number, madeAt: string) => ({
  id,
  meter,
  meter_at: madeAt,
  version: 0,
  is_out: false,
  held_since: null,
  project: null,
  holder: null,
  checks: [],
  photos: [],
});
