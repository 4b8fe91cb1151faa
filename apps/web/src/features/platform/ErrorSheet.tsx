import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorReport, errorReportAnswerSchema } from '@muster/contract/platform';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { usePlatformWords } from './use-platform-words.ts';

type ErrorSheetProps = {
  /** Id of the report; null while none is open. */
  readonly id: string | null;
  readonly onClose: () => void;
};

/** One report of an error screen. */
export function ErrorSheet({ id, onClose }: ErrorSheetProps) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const report = useQuery({
    queryKey: queryKey(user_id, 'platform_error', id ?? ''),
    queryFn: async () =>
      okOrThrow(await api.rpc('client_error_by_id', { event_id: id }, errorReportAnswerSchema))
        .report,
    enabled: id !== null,
    retry: false,
  });
  return (
    <Sheet
      isOpen={id !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Error report`}
    >
      {report.isError ? (
        <Banner tone="attention">{i18n._(describeError(report.error))}</Banner>
      ) : report.data === undefined ? (
        <SkeletonRows count={5} />
      ) : (
        <Report report={report.data} />
      )}
    </Sheet>
  );
}

function Report({ report }: { readonly report: ErrorReport }) {
  const { t } = useLingui();
  const words = usePlatformWords();
  const text = (value: string | null) => <bdi className="wrap-anywhere">{value ?? '–'}</bdi>;
  return (
    <div className="space-y-4">
      <KeyValue
        items={[
          { key: t`Message`, value: text(report.message) },
          { key: t`When`, value: words.moment(report.created_at) },
          { key: t`Page`, value: text(report.route) },
          { key: t`Version`, value: text(report.app_version) },
          { key: t`Device`, value: text(report.user_agent) },
          { key: t`ID`, value: text(report.id) },
        ]}
      />
      {Object.keys(report.context).length > 0 && (
        <pre className="rounded-card bg-surface-2 p-3 text-12 wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(report.context, null, 2)}
        </pre>
      )}
      {report.company_id !== null && (
        <Link
          to="/super-admin/companies/$companyId"
          params={{ companyId: report.company_id }}
          className={buttonStyles({ variant: 'secondary' })}
        >
          <Trans>Open company</Trans>
        </Link>
      )}
    </div>
  );
}
