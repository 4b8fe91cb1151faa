import { useIdentity } from '../../data/identity/use-account.ts';
import { crewListQuery } from '../../data/people/crew-list-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import type { PickerOption } from '../../ui/picker-option.ts';

/** The crews at work, for choosing one; none while they are not known. */
export function useCrewOptions(): readonly PickerOption<string>[] {
  const { user_id } = useIdentity();
  const crews = useSnapshotQuery(crewListQuery(user_id));
  if (crews.status !== 'ready') return [];
  return crews.data
    .filter((crew) => crew.archived_at === null)
    .map(({ id, name, leads }) => ({
      value: id,
      label: name,
      detail: leads.length === 0 ? undefined : leads.join(', '),
    }));
}
