import { Trans } from '@lingui/react/macro';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { ImportWizard } from '../../../kit/import/ImportWizard.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TeamTabs } from '../TeamTabs.tsx';
import { usePeopleImport } from './use-people-import.tsx';

/** `/admin/employees/import`: a whole company from a file. */
export function ImportPage() {
  const isAdmin = useIdentity().role === 'admin';
  const kind = usePeopleImport();
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader title={<Trans>Import people</Trans>} />
      {isAdmin && <TeamTabs />}
      {isAdmin ? (
        <ImportWizard kind={kind} />
      ) : (
        <EmptyState>
          <Trans>Only admins can import people.</Trans>
        </EmptyState>
      )}
    </div>
  );
}
