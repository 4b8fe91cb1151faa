import { useLingui } from '@lingui/react/macro';
import type { EquipmentMove, EquipmentPiece, SavedEquipment } from '@muster/contract/equipment';
import type { TypedValue } from '../../data/changes/kept-change.ts';
import { useKeepChange } from '../../data/changes/use-kept-changes.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { NewPhoto } from '../../kit/photos/PhotosField.tsx';
import { randomId } from '../../platform/random-id.ts';
import { useEquipmentWords } from './use-equipment-words.ts';
import { useLiveEquipment } from './use-live-equipment.ts';

/** Record key of a piece's changes, on the screens and in the outbox. */
export const equipmentRecord = (equipmentId: string): string => `equipment:${equipmentId}`;

/** Changes to equipment, sent right away or kept on the device, in order, until the server can be reached. */
export function useEquipmentChange() {
  const { t } = useLingui();
  const words = useEquipmentWords();
  const { company_id } = useIdentity();
  const keep = useKeepChange({ onSettled: useLiveEquipment() });
  const about = (equipmentId: string) => ({
    about: equipmentRecord(equipmentId),
    record: equipmentRecord(equipmentId),
    path: `/construction/equipment/${equipmentId}`,
  });

  const save = (made: {
    readonly equipmentId: string;
    /** The version being edited; 0 adds a new piece. */
    readonly version: number;
    readonly facts: SavedEquipment;
    /** The photos in `facts.files` that have not been uploaded yet. */
    readonly photos: readonly NewPhoto[];
    readonly typed: readonly TypedValue[];
  }) => {
    const { equipmentId, version, facts, photos, typed } = made;
    const files = photos.map(({ id, bytes }) => ({
      id,
      bytes,
      purpose: 'photo',
      bucket: 'attachments',
      path: `${company_id ?? ''}/equipment/${equipmentId}/${id}`,
    }));
    return keep.mutateAsync({
      ...about(equipmentId),
      change: 'save_equipment',
      parameters: { equipment_id: equipmentId, version, facts },
      title: words.name(facts),
      typed,
      ...(files.length > 0 && { files }),
    });
  };

  const move = (piece: EquipmentPiece, made: EquipmentMove, typed: readonly TypedValue[]) => {
    const name = words.name(piece);
    const titles = {
      out: t`${name}, checked out`,
      in: t`${name}, checked in`,
      reading: t`${name}, meter read`,
    };
    return keep.mutateAsync({
      ...about(piece.id),
      change: 'move_equipment',
      parameters: { move_id: randomId(), equipment_id: piece.id, move: made },
      title: titles[made.kind],
      typed,
    });
  };

  return { save, move };
}
