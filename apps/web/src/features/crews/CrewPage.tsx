import { Trans, useLingui } from '@lingui/react/macro';
import type { Crew, CrewStanding, CrewTime } from '@muster/contract/crews';
import { useParams } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { isMissing } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { type SnapshotResult, useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { notify } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { useNow } from '../../data/clock/use-now.ts';
import { ArchiveSheet } from './ArchiveSheet.tsx';
import { crewQuery } from './crew-query.ts';
import { splitTimes } from './crew-times.ts';
import { MemberRow } from './MemberRow.tsx';
import { NameSheet } from './NameSheet.tsx';
import { StandingSheet } from './StandingSheet.tsx';
import { useCrewChange } from './use-crew-change.ts';

const AddPeopleSheet = lazyPart(async () => ({
  default: (await import('./AddPeopleSheet.tsx')).AddPeopleSheet,
}));
const ProjectsSheet = lazyPart(async () => ({
  default: (await import('./ProjectsSheet.tsx')).ProjectsSheet,
}));

/** `/admin/crews/$crewId`: who belongs to a crew, since when, who did, and where it works. */
export function CrewPage() {
  const { crewId = '' } = useParams({ strict: false });
  const { user_id } = useIdentity();
  const crew = useSnapshotQuery(crewQuery(user_id, crewId));
  if (crew.status === 'failed' && isMissing(crew.error)) {
    return (
      <MissingRecord
        title={<Trans>Crew not found</Trans>}
        action={
          <WayOn to="/admin/crews">
            <Trans>Back to crews</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="flex w-full max-w-reading min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/admin/crews">
          <Trans>Crews</Trans>
        </Crumb>
      </Breadcrumb>
      <LoadedCrew crew={crew} />
    </div>
  );
}

function LoadedCrew({ crew }: { readonly crew: SnapshotResult<Crew> }) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  if (crew.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={6} />
      </Card>
    );
  }
  if (crew.status === 'failed') {
    return (
      <ErrorState title={t`Couldn’t load the crew`} onRetry={crew.retry}>
        {i18n._(describeError(crew.error))}
      </ErrorState>
    );
  }
  return (
    <CrewView
      crew={crew.data}
      asOf={crew.freshness === 'stale' ? words.dayAndTime(crew.asOfMs, readerZone()) : null}
    />
  );
}

type Opened =
  | { readonly kind: 'rename' | 'archive' | 'add' | 'projects' }
  | { readonly kind: 'standing'; readonly time: CrewTime; readonly standing: CrewStanding };

function CrewView({ crew, asOf }: { readonly crew: Crew; readonly asOf: string | null }) {
  const { t, i18n } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const restore = useCrewChange();
  const { now, coming, past } = splitTimes(crew.members, useNow(60_000));
  const isArchived = crew.archived_at !== null;
  const rows = (times: readonly CrewTime[]) => (
    <List>
      {times.map((time) => (
        <MemberRow
          key={time.id}
          time={time}
          onChange={(standing) => setOpened({ kind: 'standing', time, standing })}
        />
      ))}
    </List>
  );
  return (
    <>
      <PageHeader
        isOwnName
        title={<bdi className="break-words">{crew.name}</bdi>}
        {...(asOf !== null && { description: t`As of ${asOf}` })}
        actions={
          <>
            {!isArchived && (
              <Button variant="primary" icon={Plus} onClick={() => setOpened({ kind: 'add' })}>
                <Trans>Add people</Trans>
              </Button>
            )}
            <Menu
              trigger={<IconButton icon={Ellipsis} variant="outlined" label={t`More actions`} />}
              items={[
                {
                  kind: 'action',
                  label: t`Rename`,
                  onSelect: () => setOpened({ kind: 'rename' }),
                },
                isArchived
                  ? {
                      kind: 'action',
                      label: t`Restore`,
                      onSelect: () =>
                        restore.mutate(
                          { kind: 'archive', crewId: crew.id, archived: false, endMembers: false },
                          {
                            onError: (error) =>
                              void notify({
                                tone: 'destructive',
                                title: t`That didn’t work`,
                                body: i18n._(describeError(error)),
                              }),
                          },
                        ),
                    }
                  : {
                      kind: 'action',
                      label: t`Archive…`,
                      tone: 'danger',
                      onSelect: () => setOpened({ kind: 'archive' }),
                    },
              ]}
            />
          </>
        }
      />
      {isArchived && (
        <Banner tone="info">
          <Trans>This crew is archived. Its time and history are kept.</Trans>
        </Banner>
      )}
      <Section
        title={t`People`}
        isEmpty={now.length === 0}
        empty={<Trans>No one is in this crew today.</Trans>}
      >
        {rows(now)}
      </Section>
      {coming.length > 0 && <Section title={t`Upcoming`}>{rows(coming)}</Section>}
      <Section
        title={t`Projects`}
        isEmpty={crew.projects.length === 0}
        empty={
          <Trans>
            This crew has no projects of its own. Projects without a crew are open to everyone.
          </Trans>
        }
        actions={
          <Button variant="quiet" size="sm" onClick={() => setOpened({ kind: 'projects' })}>
            <Trans>Change</Trans>
          </Button>
        }
      >
        <List>
          {crew.projects.map(({ id, name, number }) => (
            <ListRow
              key={id}
              title={<bdi>{name}</bdi>}
              {...(number !== null && { trailing: number })}
            />
          ))}
        </List>
      </Section>
      {past.length > 0 && <Section title={t`Before`}>{rows(past)}</Section>}
      <Suspense>
        {opened?.kind === 'rename' && <NameSheet crewId={crew.id} crew={crew} onClose={close} />}
        {opened?.kind === 'archive' && (
          <ArchiveSheet
            crewId={crew.id}
            name={crew.name}
            people={new Set([...now, ...coming].map(({ person_id }) => person_id)).size}
            onClose={close}
          />
        )}
        {opened?.kind === 'add' && (
          <AddPeopleSheet
            crewId={crew.id}
            today={crew.today}
            memberIds={new Set(now.map(({ person_id }) => person_id))}
            onClose={close}
          />
        )}
        {opened?.kind === 'projects' && <ProjectsSheet crew={crew} onClose={close} />}
        {opened?.kind === 'standing' && (
          <StandingSheet
            crewId={crew.id}
            today={crew.today}
            person={opened.time}
            standing={opened.standing}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

type SectionProps = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly isEmpty?: boolean;
  readonly empty?: ReactNode;
  readonly children: ReactNode;
};

function Section({ title, actions, isEmpty = false, empty, children }: SectionProps) {
  return (
    <Card title={title} isFlush {...(actions !== undefined && { actions })}>
      {isEmpty ? <EmptyState icon={UsersRound}>{empty}</EmptyState> : children}
    </Card>
  );
}
