import type { EquipmentPiece } from '@muster/contract/equipment';
import { serviceState, type ServiceState } from '@muster/domain/equipment/service-due';
import { anyText, matching, oneOf, type ParamValues } from '../../kit/list/list-params.ts';
import { matchesSearch } from '../../ui/search-text.ts';

/** The parameters in the address of the list. */
export const equipmentParams = {
  q: anyText,
  which: oneOf(['available', 'out', 'mine', 'retired']),
  service: oneOf(['due']),
  project: matching(/^[0-9a-f-]{36}$/),
};

const urgency: Readonly<Record<ServiceState, number>> = { overdue: 0, soon: 1, later: 2, none: 2 };

/** The pieces that a search finds: those with an overdue service first, then by type and number. */
export function findEquipment(
  pieces: readonly EquipmentPiece[],
  { q = '', which, service, project }: ParamValues<typeof equipmentParams>,
  { today, myId }: { readonly today: string; readonly myId: string | null },
): readonly EquipmentPiece[] {
  const isShown = (piece: EquipmentPiece): boolean => {
    if ((which === 'retired') !== piece.is_retired) return false;
    if (which === 'available' && piece.is_out) return false;
    if (which === 'out' && !piece.is_out) return false;
    if (which === 'mine' && piece.holder?.person_id !== myId) return false;
    if (service === 'due' && urgency[serviceState(piece, today)] > 1) return false;
    if (project !== undefined && piece.project?.id !== project) return false;
    const { number, type, model, holder } = piece;
    return matchesSearch(
      [number, type, model, holder?.name, piece.project?.name].filter(Boolean).join(' '),
      q,
    );
  };
  const rank = (piece: EquipmentPiece) => urgency[serviceState(piece, today)];
  return pieces
    .filter(isShown)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        a.type.localeCompare(b.type) ||
        a.number.localeCompare(b.number, undefined, { numeric: true }),
    );
}
