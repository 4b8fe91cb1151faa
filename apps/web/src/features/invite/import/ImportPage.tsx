import { Trans } from '@lingui/react/macro';
import { ImportWizard } from '../../../kit/import/ImportWizard.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TeamTabs } from '../TeamTabs.tsx';
import { usePeopleImport } from './use-people-import.tsx';

/** `/admin/employees/import`: a whole company from a file. */
export function ImportPage() {
  const kind = usePeopleImport();
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader title={<Trans>Import people</Trans>} />
      <TeamTabs />
      <ImportWizard kind={kind} />
    </div>
  );
}
