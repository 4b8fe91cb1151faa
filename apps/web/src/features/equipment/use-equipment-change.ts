import { useLingui } from '@lingui/react/macro';
import type { EquipmentMove, EquipmentPiece, SavedEquipment } from '@muster/contract/equipment';
import type { TypedValue } from '../../data/changes/kept-change.ts';
import { useKeepChange } from '../../data/changes/use-kept-changes.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { NewPhoto } from '../../kit/photos/PhotosField.tsx';
import { randomId } from '../../platform/random-id.ts';
import { useEquipmentWords } from './use-equipment-words.ts';
import { useLiveEquipment } from './use-live-equipment.ts';

/** Which record changes of a piece are about, on the screens and in the outbox. */
export const equipmentRecord = (equipmentId: string): string => `equipment:${equipmentId}`;

/** What is done with equipment: at once, or kept on the device until the server can be reached, in its order. */
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
    /** That is changed; 0 adds a new piece. */
    readonly version: number;
    readonly facts: SavedEquipment;
    /** Of `facts.files`, those whose bytes the server has not been given. */
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
