import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useNow } from '../../data/clock/use-now.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { type AuditSearch, readAuditSearch, searchToFilters } from './audit-search.ts';
import { Changes } from './Changes.tsx';
import { useExport } from './use-export.ts';

/** Filters by day change with the day only. */
const nowEveryMs = 600_000;

/** `/admin/audit`: who changed what, when, from what to what; for the company's admins. */
export function AuditPage() {
  const isAdmin = useIdentity().role === 'admin';
  return (
    <div className="w-full min-w-0 space-y-6">
      {isAdmin ? (
        <AuditSearchPage />
      ) : (
        <>
          <PageHeader title={<Trans>Audit log</Trans>} />
          <EmptyState>
            <Trans>Only admins of the company see who changed what.</Trans>
          </EmptyState>
        </>
      )}
    </div>
  );
}

function AuditSearchPage() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const search = readAuditSearch(useSearch({ strict: false }));
  const filters = searchToFilters(search, useNow(nowEveryMs));
  const { fetched, start, cancel } = useExport();
  const show = (next: AuditSearch) =>
    void navigate({ to: '/admin/audit', search: next, replace: true, resetScroll: false });
  const fetchedText = i18n.number(fetched ?? 0);
  return (
    <>
      <PageHeader
        title={<Trans>Audit log</Trans>}
        description={<Trans>Who changed what, sealed so that nobody rewrites it.</Trans>}
        actions={
          fetched === null ? (
            <Button
              icon={Download}
              disabledReason={offlineReason}
              onClick={() => void start(filters)}
            >
              <Trans>Export</Trans>
            </Button>
          ) : (
            <Button onClick={cancel}>{t`Stop at ${fetchedText} changes`}</Button>
          )
        }
      />
      <Card isFlush>
        <AuditFilterBar search={search} onChange={show} />
        <Changes key={JSON.stringify(filters)} filters={filters} search={search} onSearch={show} />
      </Card>
    </>
  );
}
