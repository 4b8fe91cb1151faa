import { useLingui } from '@lingui/react/macro';
import type { Inbox } from '@muster/contract/inbox';
import { verdictSchema } from '@muster/contract/verdict';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import type { Dated } from '../../data/query/snapshot-query.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { notify } from '../../ui/notices.ts';
import { inboxQuery } from './inbox-query.ts';

type Mark = {
  readonly item: string;
  readonly is_read: boolean;
  /** All older ones, too. */
  readonly with_older: boolean;
};

/** Marks messages as read or unread: on the screen at once, since where it leads is opened at once, too. */
export function useMarkInbox() {
  const { t, i18n } = useLingui();
  const { api, queryClient } = useData();
  const { queryKey } = inboxQuery(useIdentity().user_id);
  const { mutate } = useVerdictMutation({
    change: async (mark: Mark, { repeat }) =>
      okOrThrow(await repeat(() => api.rpc('mark_inbox', mark, verdictSchema))),
    onError: (error) =>
      void notify({
        id: 'inbox',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (mark: Mark) => {
    queryClient.setQueryData<Dated<Inbox>>(queryKey, (kept) => kept && marked(kept, mark));
    mutate(mark);
  };
}

function marked(kept: Dated<Inbox>, { item, is_read, with_older }: Mark): Dated<Inbox> {
  const place = kept.data.items.findIndex(({ id }) => id === item);
  const items = kept.data.items.map((one, index) =>
    index === place || (with_older && index > place) ? { ...one, is_read } : one,
  );
  return { ...kept, data: { items } };
}
