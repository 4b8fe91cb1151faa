import { Trans, useLingui } from '@lingui/react/macro';
import type { PaperNotices } from '@muster/contract/tracking';
import { verdictSchema } from '@muster/contract/verdict';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { paperNoticesQuery, trackingSubject } from './tracking-queries.ts';

type Row = PaperNotices['people'][number];

/**
 * People without a login whom the reader leads, to record who signed the notice on paper. Renders nothing if there are
 * none.
 */
export function PaperCard() {
  const { t, i18n } = useLingui();
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const read = useSnapshotQuery(paperNoticesQuery(user_id));
  const version = read.status === 'ready' ? read.data.version : 0;
  const record = useVerdictMutation({
    // Sending the same answer again changes nothing.
    change: ({ person_id, language, choice }: Row, { repeat }) =>
      repeat(async () =>
        okOrThrow(
          await api.rpc(
            'record_paper_notice',
            {
              person: person_id,
              version,
              language,
              choice: choice === 'acknowledged' ? 'withdrawn' : 'acknowledged',
            },
            verdictSchema,
          ),
        ),
      ),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Couldn’t save the answer`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, trackingSubject) }),
  });
  if (read.status !== 'ready' || read.data.people.length === 0) return null;
  return (
    <Card
      isFlush
      title={t`Signed on paper`}
      description={
        <Trans>People without a login. Record here who signed the notice; keep the paper.</Trans>
      }
    >
      <ul className="divide-y divide-line">
        {read.data.people.map((person) => (
          <li
            key={person.person_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 md:px-5 md:text-14"
          >
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-medium">{person.name}</bdi>{' '}
              <span className="text-14 text-ink-3">
                {person.choice === 'acknowledged' ? (
                  <Trans>Signed</Trans>
                ) : person.choice === 'withdrawn' ? (
                  <Trans context="location notice">Said no</Trans>
                ) : (
                  <Trans>No answer</Trans>
                )}
              </span>
            </span>
            <Button
              size="sm"
              isBusy={record.isPending && record.variables.person_id === person.person_id}
              disabledReason={offlineReason}
              aria-label={
                person.choice === 'acknowledged'
                  ? t`Took it back: ${person.name}`
                  : t`Record signature: ${person.name}`
              }
              onClick={() => record.mutate(person)}
            >
              {person.choice === 'acknowledged' ? (
                <Trans>Took it back</Trans>
              ) : (
                <Trans>Record signature</Trans>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
