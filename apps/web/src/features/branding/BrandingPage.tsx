import { Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BrandingEditor } from './BrandingEditor.tsx';
import { ownCompanyQuery } from './company-query.ts';
import type { StyleOf } from './LookPreview.tsx';

/** `/admin/company/branding`: the company's look as its people see it, edited by its admins. */
export function BrandingPage({ styleOf }: { readonly styleOf: StyleOf }) {
  const { t } = useLingui();
  const { user_id, company_id } = useIdentity();
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/settings">
          <Trans>Settings</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={t`Branding`}
        description={<Trans>Your logo, name and colors in the app, in emails and on phones.</Trans>}
      />
      {company_id !== null && (
        <LoadedEditor userId={user_id} companyId={company_id} styleOf={styleOf} />
      )}
    </div>
  );
}

function LoadedEditor({
  userId,
  companyId,
  styleOf,
}: {
  readonly userId: string;
  readonly companyId: string;
  readonly styleOf: StyleOf;
}) {
  const { i18n } = useLingui();
  const company = useSnapshotQuery(ownCompanyQuery(userId, companyId));
  if (company.status === 'loading') {
    return (
      <div aria-busy className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  if (company.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the branding</Trans>} onRetry={company.retry}>
        {i18n._(describeError(company.error))}
      </ErrorState>
    );
  }
  // After a save, here or by someone else, the editor starts over with the current values.
  return <BrandingEditor key={company.data.version} company={company.data} styleOf={styleOf} />;
}
