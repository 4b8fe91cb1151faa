import { Trans } from '@lingui/react/macro';
import { ImportWizard } from '../../../../kit/import/ImportWizard.tsx';
import { Breadcrumb, Crumb } from '../../../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { useVendorImport } from './use-vendor-import.tsx';

/** `/purchase-orders/vendors/import`: vendors from a file, looked at before anything changes. */
export function ImportVendorsPage() {
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
        <Crumb to="/purchase-orders/vendors">
          <Trans>Vendors</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Import vendors</Trans>} />
      <ImportWizard kind={useVendorImport()} />
    </div>
  );
}
