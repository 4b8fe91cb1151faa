import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AttendanceTab } from './AttendanceTab.tsx';
import { NoticeTab } from './NoticeTab.tsx';
import { OwnTracking } from './OwnTracking.tsx';
import { PaperCard } from './PaperCard.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { ReadsCard } from './ReadsCard.tsx';

const tabs = ['people', 'attendance', 'reads', 'notice', 'own'] as const;
type Tab = (typeof tabs)[number];

/**
 * `/tracking-compliance`: what is recorded about location, from whom and why, and who looked. Admins see everyone,
 * others themselves. `download` is the reader's own data as a file.
 */
export function Tracking({ download }: { readonly download: ReactNode }) {
  const { role } = useIdentity();
  if (role === 'admin') return <AdminPage download={download} />;
  return (
    <div className="w-full max-w-reading space-y-5">
      <PageHeader
        title={<Trans>Location and privacy</Trans>}
        description={<Trans>What is recorded about you, why, and who looked.</Trans>}
      />
      <OwnTracking download={download} />
      {role === 'supervisor' && <PaperCard />}
    </div>
  );
}

function AdminPage({ download }: { readonly download: ReactNode }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/signed-in/tracking-compliance' });
  const tab = tabs.find((each) => each === search.tab) ?? 'people';
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Location and privacy</Trans>}
        description={
          <Trans>What is recorded about location, from whom and why, and who looked.</Trans>
        }
      />
      <Tabs<Tab>
        label={t`Location and privacy`}
        value={tab}
        onChange={(next) =>
          void navigate({
            to: '/tracking-compliance',
            search: next === 'people' ? {} : { tab: next },
            replace: true,
          })
        }
        tabs={[
          { value: 'people', label: t`People`, panel: <PeopleTab /> },
          { value: 'attendance', label: t`Attendance`, panel: <AttendanceTab /> },
          { value: 'reads', label: t`Who looked`, panel: <ReadsCard ofCompany /> },
          { value: 'notice', label: t`Notice`, panel: <NoticeTab /> },
          {
            value: 'own',
            label: t`My location`,
            panel: (
              <div className="max-w-reading">
                <OwnTracking download={download} />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
