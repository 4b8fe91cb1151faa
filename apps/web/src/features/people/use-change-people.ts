import {
  type ChangedPerson,
  type PeopleChange,
  peopleChangeAnswerSchema,
  peopleUndoAnswerSchema,
} from '@muster/contract/people';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { peopleKey } from './people-query.ts';

export type Wish = { readonly ids: readonly string[]; readonly change: PeopleChange };

/** Queries the effect of a bulk change on each person, without making it. */
export function usePreview(ids: readonly string[], change: PeopleChange | null) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery<readonly ChangedPerson[]>({
    queryKey: queryKey(user_id, 'people_change', JSON.stringify(change), ids.join()),
    queryFn: async () => {
      const asked = { person_ids: ids, change, is_preview: true };
      return okOrThrow(await api.rpc('change_people', asked, peopleChangeAnswerSchema)).people;
    },
    enabled: change !== null,
    gcTime: 0,
  });
}

type Undone = { readonly undone: number; readonly kept: number };

/** Makes a bulk change and undoes it. The undo may come long after the sheet has closed. */
export function useChangePeople(told: {
  readonly onUndone: (undone: Undone) => void;
  readonly onNotUndone: (error: Error) => void;
}) {
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const settled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: peopleKey(user_id) }),
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'crews') }),
    ]);
  const change = useVerdictMutation({
    change: async (wish: Wish, { send }) => {
      const asked = { person_ids: wish.ids, change: wish.change, is_preview: false };
      return (await send('change_people', asked, peopleChangeAnswerSchema)).change_id;
    },
    onSettled: settled,
  });
  const undo = useVerdictMutation({
    change: (changeId: string, { send }): Promise<Undone> =>
      send('undo_people_change', { change_id: changeId }, peopleUndoAnswerSchema),
    onSuccess: told.onUndone,
    onError: told.onNotUndone,
    onSettled: settled,
  });
  return { change, undo };
}
