import {
  type ChangedPerson,
  type PeopleChange,
  peopleChangeAnswerSchema,
  peopleUndoAnswerSchema,
} from '@muster/contract/people';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Api } from '../../data/client/api.ts';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { peopleKey } from './people-query.ts';

export type Wish = { readonly ids: readonly string[]; readonly change: PeopleChange };

async function ask(api: Api, { ids, change }: Wish, isPreview: boolean) {
  const answer = await api.rpc(
    'change_people',
    { person_ids: ids, change, is_preview: isPreview },
    peopleChangeAnswerSchema,
  );
  if (answer.verdict !== 'refused') return answer;
  throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
}

/** What a change of many would do to each; nothing happens. */
export function usePreview(ids: readonly string[], change: PeopleChange | null) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery<readonly ChangedPerson[]>({
    queryKey: queryKey(user_id, 'people_change', JSON.stringify(change), ids.join()),
    queryFn: async () => (change === null ? [] : (await ask(api, { ids, change }, true)).people),
    enabled: change !== null,
    gcTime: 0,
  });
}

type Undone = { readonly undone: number; readonly kept: number };

/** Makes a change of many, and takes it back, which somebody may ask for long after the sheet. */
export function useChangePeople(told: {
  readonly onUndone: (undone: Undone) => void;
  readonly onNotUndone: (error: Error) => void;
}) {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  const settled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: peopleKey(user_id) }),
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'crews') }),
    ]);
  const change = useMutation<string | null, Error, Wish>({
    networkMode: 'always',
    retry: false,
    mutationFn: async (wish) => (await ask(api, wish, false)).change_id,
    onSettled: settled,
  });
  const undo = useMutation<Undone, Error, string>({
    networkMode: 'always',
    retry: false,
    mutationFn: async (changeId) => {
      const answer = await api.rpc(
        'undo_people_change',
        { change_id: changeId },
        peopleUndoAnswerSchema,
      );
      if (answer.verdict === 'applied') return answer;
      throw new DataError({ kind: 'refused', code: answer.reason, message: answer.reason });
    },
    onSuccess: told.onUndone,
    onError: told.onNotUndone,
    onSettled: settled,
  });
  return { change, undo };
}
