import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
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
      <Link
        to="/admin/cost-codes"
        className="-ml-1 inline-flex min-h-12 items-center gap-1 text-14 text-ink-2 hover:text-ink-1 md:min-h-8"
      >
        <ChevronLeft aria-hidden className="size-4" />
        <Trans>Cost codes</Trans>
      </Link>
      <PageHeader title={<Trans>Import cost codes</Trans>} />
      {!isAdmin && (
        <EmptyState>
          <Trans>Only admins of the company keep its cost codes.</Trans>
        </EmptyState>
      )}
      {isAdmin && file === null && <ChooseCodeFile onFile={setFile} />}
      {isAdmin && file !== null && <CodeFile file={file} onAnother={() => setFile(null)} />}
    </div>
  );
}
