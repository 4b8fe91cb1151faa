import { Trans } from '@lingui/react/macro';
import { ImportWizard } from '../../../kit/import/ImportWizard.tsx';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useCodeImport } from './use-code-import.tsx';

/** `/admin/cost-codes/import`: a list of codes from a file, looked at before anything changes. */
export function ImportCodesPage() {
  const kind = useCodeImport();
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/cost-codes">
          <Trans>Cost codes</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Import cost codes</Trans>} />
      <ImportWizard kind={kind} />
    </div>
  );
}
