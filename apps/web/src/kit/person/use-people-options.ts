import type { PersonStatus } from '@muster/contract/people';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { searchPeople } from '../../data/people/search-people.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { PickerOption } from '../../ui/picker-option.ts';

const rowsAtOnce = 100;

const members: readonly PersonStatus[] = ['active', 'invited', 'no_login'];

/** People of the company, for admins: everyone who belongs to it, or those of the given statuses. */
export function usePeopleOptions(
  statuses: readonly PersonStatus[] = members,
): readonly PickerOption<string>[] {
  const { api } = useData();
  const { user_id } = useIdentity();
  const people = useQuery({
    queryKey: queryKey(user_id, 'people', 'options', ...statuses),
    queryFn: async () => {
      const filters = { query: '', statuses: [...statuses] };
      const found: PickerOption<string>[] = [];
      for (;;) {
        const page = await searchPeople(api, filters, {
          fromRow: found.length,
          maxRows: rowsAtOnce,
        });
        found.push(
          ...page.people.map(({ person_id, first_name, last_name }) => ({
            value: person_id,
            label: `${first_name} ${last_name}`.trim(),
          })),
        );
        if (page.people.length === 0 || found.length >= page.total) return found;
      }
    },
  });
  return people.data ?? [];
}
