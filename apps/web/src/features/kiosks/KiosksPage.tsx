import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { KioskList } from './KioskList.tsx';
import { PinList } from './PinList.tsx';

/** `/admin/kiosks`: the company's shared tablets, and the PINs that people type there. */
export function KiosksPage() {
  const { t } = useLingui();
  const { tab } = useSearch({ from: '/signed-in/admin/kiosks' });
  const navigate = useNavigate();
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/settings">
          <Trans>Settings</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Kiosks</Trans>}
        description={<Trans>Shared tablets where crews clock in and out with a PIN.</Trans>}
      />
      <Tabs
        label={t`Kiosks`}
        value={tab ?? 'tablets'}
        onChange={(next) =>
          void navigate({
            to: '/admin/kiosks',
            search: next === 'pins' ? { tab: 'pins' } : {},
            replace: true,
          })
        }
        tabs={[
          { value: 'tablets', label: t`Tablets`, panel: <KioskList /> },
          { value: 'pins', label: t`PINs`, panel: <PinList /> },
        ]}
      />
    </div>
  );
}
