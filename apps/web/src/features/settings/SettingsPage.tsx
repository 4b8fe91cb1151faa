import { Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { OtherSectionView } from './OtherSectionView.tsx';
import { SectionList } from './SectionList.tsx';
import { SectionView } from './SectionView.tsx';
import { type OtherSectionGroup, sectionOf } from './sections.ts';
import { settingsQuery } from '../../data/company/settings-query.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

/**
 * `/admin/settings` and its sections, each with an address: beside the list on a desktop, instead of
 * it on a phone.
 *
 * @param name of the section in the address; null on the page itself
 * @param others sections of other features, below those of the company
 */
export function SettingsPage({
  name,
  others,
}: {
  readonly name: string | null;
  readonly others: readonly OtherSectionGroup[];
}) {
  const { i18n } = useLingui();
  const isPhone = useIsPhone();
  const other = otherOf(others, name);
  const section = name === null ? null : (other ?? sectionOf(name));
  const isList = isPhone && name === null;
  if (name !== null && section === null) {
    return (
      <MissingRecord
        title={<Trans>Settings section not found</Trans>}
        action={
          <WayOn to="/admin/settings">
            <Trans>Back to settings</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full space-y-6">
      {isPhone && section !== null ? (
        <h1 className="text-22 font-semibold tracking-title">{i18n._(section.title)}</h1>
      ) : (
        <PageHeader
          title={<Trans>Settings</Trans>}
          description={
            <Trans>Your company’s rules and the information people are asked to provide.</Trans>
          }
        />
      )}
      <Loaded name={name} others={others} isList={isList} isPhone={isPhone} />
    </div>
  );
}

type LoadedProps = {
  readonly name: string | null;
  readonly others: readonly OtherSectionGroup[];
  readonly isList: boolean;
  readonly isPhone: boolean;
};

function Loaded({ name, others, isList, isPhone }: LoadedProps) {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const settings = useSnapshotQuery(settingsQuery(user_id));
  if (settings.status === 'loading') {
    return isList ? (
      <div aria-busy>
        <SkeletonRows count={8} />
      </div>
    ) : (
      <div aria-busy className="space-y-4 md:ml-68 md:max-w-reading">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-80 w-full" />
      </div>
    );
  }
  if (settings.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the settings</Trans>} onRetry={settings.retry}>
        {i18n._(describeError(settings.error))}
      </ErrorState>
    );
  }
  const other = otherOf(others, name);
  const section = other === null ? sectionOf(name ?? 'profile') : null;
  const asOf = dateTimeText(i18n, settings.asOfMs);
  return (
    <>
      {settings.freshness === 'stale' && (
        <p className="text-14 text-ink-3">
          <Trans>As of {asOf}</Trans>
        </p>
      )}
      {isList ? (
        <SectionList settings={settings.data} others={others} chosen={null} />
      ) : (
        <div className="grid items-start gap-8 md:grid-cols-[15rem_minmax(0,1fr)]">
          {!isPhone && (
            <SectionList
              settings={settings.data}
              others={others}
              chosen={(other ?? section)?.kind ?? null}
            />
          )}
          <div className="min-w-0 md:max-w-reading">
            {other !== null ? (
              <OtherSectionView key={other.kind} section={other} isPage={isPhone} />
            ) : (
              section !== null && (
                <SectionView
                  key={section.kind}
                  section={section}
                  settings={settings.data}
                  isPage={isPhone}
                />
              )
            )}
          </div>
        </div>
      )}
    </>
  );
}

function otherOf(others: readonly OtherSectionGroup[], name: string | null) {
  return others.flatMap(({ sections }) => sections).find(({ kind }) => kind === name) ?? null;
}
