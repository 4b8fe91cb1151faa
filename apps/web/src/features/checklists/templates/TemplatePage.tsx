import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { checklistTemplatesQuery } from '../../../data/checklists/templates-query.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** `/construction/checklists/templates/{id}`: one the company has, or a new one under the address's id. */
export function TemplatePage() {
  const { t, i18n } = useLingui();
  const { id = '' } = useParams({ strict: false });
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(checklistTemplatesQuery(user_id));
  const template =
    read.status === 'ready' ? (read.data.templates.find((one) => one.id === id) ?? null) : null;
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/construction/checklists">
          <Trans>Checklists</Trans>
        </Crumb>
        <Crumb to="/construction/checklists/templates">
          <Trans>Templates</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={template === null ? <Trans>Checklist template</Trans> : <Trans>Edit template</Trans>}
        description={<Trans>Filled-in checklists keep the questions they were asked with.</Trans>}
      />
      {read.status === 'loading' && (
        <Card isFlush>
          <SkeletonRows count={6} />
        </Card>
      )}
      {read.status === 'failed' && (
        <ErrorState title={t`Couldn’t load this template`} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {read.status === 'ready' && <TemplateForm key={id} id={id} template={template} />}
    </div>
  );
}
