import type { EquipmentPiece, FoundEquipment } from '@muster/contract/equipment';
import { keptChangeOf } from '../../data/changes/kept-change.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { projectsQuery } from '../../data/jobs/projects-query.ts';
import { crewPeopleQuery } from '../../data/people/crew-people-query.ts';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { type SnapshotResult, useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { equipmentQuery } from './equipment-queries.ts';
import { shownEquipment } from './shown-equipment.ts';
import { equipmentRecord } from './use-equipment-change.ts';

export type ShownEquipment = {
  readonly read: SnapshotResult<FoundEquipment>;
  /** Includes changes that are only on this device. */
  readonly pieces: readonly EquipmentPiece[];
};

/** The company's equipment as the server knows it, plus this device's changes since. */
export function useEquipment(): ShownEquipment {
  const { user_id, person_id, profile } = useIdentity();
  const { items } = useOutbox();
  const read = useSnapshotQuery(equipmentQuery(user_id));
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const crew = useSnapshotQuery(crewPeopleQuery(user_id));
  const changes = items.flatMap((item) => {
    const kept = keptChangeOf(item);
    return kept?.record.startsWith(equipmentRecord('')) === true &&
      item.progress.state !== 'attention'
      ? [{ change: kept.change, parameters: kept.parameters, isSent: !isUnsent(item) }]
      : [];
  });
  const pieces = shownEquipment(read.status === 'ready' ? read.data.equipment : [], changes, {
    me: {
      person_id: person_id ?? '',
      name: `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim(),
    },
    projectName: (id) =>
      (projects.status === 'ready' && projects.data.find((one) => one.id === id)?.name) || '',
    personName: (id) =>
      (crew.status === 'ready' &&
        crew.data.people.find(({ person_id: one }) => one === id)?.name) ||
      '',
  });
  return { read, pieces };
}
