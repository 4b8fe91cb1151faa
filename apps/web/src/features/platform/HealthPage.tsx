import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Health,
  healthAnswerSchema,
  type ServerHealth,
  serverHealthSchema,
} from '@muster/contract/platform';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../data/clock/use-now.ts';
import { callFunction, readJson } from '../../data/client/call-function.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { usePlatformWords } from './use-platform-words.ts';

const everyMs = 30_000;
/** A restore that was proven longer ago proves little (`muster doctor` says the same). */
const provenDays = 30;

/** `/super-admin/health`: the database, the server that answers, and whether a backup can be restored. */
export function HealthPage() {
  const { t, i18n } = useLingui();
  const data = useData();
  const { user_id } = useIdentity();
  const health = useQuery({
    queryKey: queryKey(user_id, 'platform_health'),
    queryFn: async () => {
      const [database, server] = await Promise.all([
        data.api.rpc('platform_health', {}, healthAnswerSchema).then(okOrThrow),
        callFunction(
          data,
          {
            path: 'server-health',
            body: '{}',
            contentType: 'application/json',
            read: readJson,
          },
          serverHealthSchema,
        ),
      ]);
      return { database, server };
    },
    refetchInterval: everyMs,
  });
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader title={<Trans>Health</Trans>} />
      {health.isError ? (
        <ErrorState title={t`Couldn’t load the figures`} onRetry={() => void health.refetch()}>
          {i18n._(describeError(health.error))}
        </ErrorState>
      ) : health.data === undefined ? (
        <SkeletonRows count={8} />
      ) : (
        <Figures {...health.data} />
      )}
    </div>
  );
}

function Figures({
  database,
  server,
}: {
  readonly database: Health;
  readonly server: ServerHealth;
}) {
  const { t, i18n } = useLingui();
  const words = usePlatformWords();
  const moment = (instant: string | null) => (instant === null ? t`Never` : words.moment(instant));
  const drill = database.newest_drill;
  const failing = database.failing_periodic_jobs.join(', ');
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title={t`Backups`}>
        <Proof health={database} />
        <KeyValue
          items={[
            { key: t`Newest backup`, value: moment(database.newest_backup_at) },
            { key: t`Newest restore drill`, value: moment(drill?.ended_at ?? null) },
            { key: t`Newest restore proven`, value: moment(database.newest_proven_at) },
          ]}
        />
      </Card>
      <Card title={t`Database`}>
        <KeyValue
          items={[
            { key: t`Size`, value: words.size(database.database_bytes) },
            { key: t`Companies`, value: i18n.number(database.companies) },
            { key: t`Audit rows not sealed yet`, value: i18n.number(database.unsealed_rows) },
            { key: t`Oldest of them`, value: moment(database.oldest_unsealed_at) },
            { key: t`Failed jobs`, value: i18n.number(database.failed_jobs) },
            { key: t`Jobs more than 5 minutes late`, value: i18n.number(database.late_jobs) },
            { key: t`Failing periodic jobs`, value: failing === '' ? t`None` : failing },
          ]}
        />
      </Card>
      <Card title={t`Server that answered`}>
        <KeyValue
          items={[
            { key: t`Version`, value: server.version },
            {
              key: t`Running for`,
              value: i18n.number(Math.floor(server.uptime_seconds / 3600), {
                style: 'unit',
                unit: 'hour',
                unitDisplay: 'long',
              }),
            },
            { key: t`Open sockets`, value: i18n.number(server.sockets) },
            {
              key: t`Database calls running or waiting`,
              value: i18n.number(server.database_calls),
            },
          ]}
        />
      </Card>
    </div>
  );
}

function Proof({ health: { newest_drill, newest_proven_at } }: { readonly health: Health }) {
  const nowMs = useNow(everyMs);
  if (newest_drill !== null && !newest_drill.is_ok) {
    const findings = newest_drill.findings.join(' · ');
    return (
      <Banner tone="danger" title={<Trans>The last restore drill failed</Trans>}>
        <span className="wrap-anywhere">{findings}</span>
      </Banner>
    );
  }
  const isRecent =
    newest_proven_at !== null && nowMs - Date.parse(newest_proven_at) < provenDays * 86_400_000;
  if (isRecent) return null;
  return (
    <Banner tone="attention">
      <Trans>No restore was proven in the last 30 days. Run “muster drill”.</Trans>
    </Banner>
  );
}
