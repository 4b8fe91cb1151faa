import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useTopic } from '../../data/realtime/use-topic.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { readsQuery } from './tracking-queries.ts';

/** The people who looked at the reader's location, with their reasons; for admins, at anyone's location. */
export function ReadsCard({ ofCompany }: { readonly ofCompany: boolean }) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const { queryClient } = useData();
  const { user_id, person_id } = useIdentity();
  const query = readsQuery(user_id, ofCompany);
  const read = useSnapshotQuery(query);
  useTopic(
    ofCompany || person_id === null ? null : `person:${person_id}:looks`,
    () => void readAgain(queryClient, query.queryKey),
    query.queryKey,
  );
  const zone = readerZone();
  return (
    <Card
      isFlush
      title={ofCompany ? t`Who looked at whose location` : t`Who looked at your location`}
      description={
        <Trans>Everyone who looks gives a reason. No one can look without being listed.</Trans>
      }
    >
      {read.status === 'loading' && <SkeletonRows count={3} />}
      {read.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the list</Trans>} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {read.status === 'ready' && read.data.reads.length === 0 && (
        <p className="px-4 py-5 text-14 text-ink-2 md:px-5">
          {ofCompany ? (
            <Trans>No one has looked at anyone’s location.</Trans>
          ) : (
            <Trans>No one has looked at your location.</Trans>
          )}
        </p>
      )}
      {read.status === 'ready' && (
        <ul className="divide-y divide-line">
          {read.data.reads.map((look) => {
            const from = words.date(Date.parse(look.from_at), zone);
            const to = words.date(Date.parse(look.to_at), zone);
            return (
              <li key={look.id} className="space-y-0.5 px-4 py-3 text-14 md:px-5">
                <p className="flex flex-wrap justify-between gap-x-4 text-16 md:text-14">
                  <span className="min-w-0 font-medium wrap-anywhere">
                    {ofCompany ? (
                      <Trans>
                        {look.reader.name} looked at {look.person.name}
                      </Trans>
                    ) : (
                      <bdi>{look.reader.name}</bdi>
                    )}
                  </span>
                  <TimeOfDay
                    atMs={Date.parse(look.read_at)}
                    zone={zone}
                    withDay
                    className="text-14 text-ink-3"
                  />
                </p>
                <p className="wrap-anywhere text-ink-2">“{look.purpose}”</p>
                <p className="text-ink-3">
                  <Plural
                    value={look.points}
                    one={`# location, ${from} to ${to}`}
                    other={`# locations, ${from} to ${to}`}
                  />
                </p>
              </li>
            );
          })}
        </ul>
      )}
      {read.status === 'ready' && read.data.next !== null && (
        <p className="border-t border-line px-4 py-3 text-14 text-ink-3 md:px-5">
          <Trans>These are the newest 100. The audit log has all of them.</Trans>
        </p>
      )}
    </Card>
  );
}
