import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ChooseCodeFile } from './ChooseCodeFile.tsx';
import { CodeFile } from './CodeFile.tsx';

/** `/admin/cost-codes/import`: a list of codes from a file, looked at before anything changes. */
export function ImportCodesPage() {
  const isAdmin = useIdentity().role === 'admin';
  const [file, setFile] = useState<CsvFile | null>(null);
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/cost-codes">
          <Trans>Cost codes</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Import cost codes</Trans>} />
      {!isAdmin && (
        <EmptyState>
          <Trans>Only admins can change cost codes.</Trans>
        </EmptyState>
      )}
      {isAdmin && file === null && <ChooseCodeFile onFile={setFile} />}
      {isAdmin && file !== null && <CodeFile file={file} onAnother={() => setFile(null)} />}
    </div>
  );
}
