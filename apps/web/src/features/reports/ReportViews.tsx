import { Trans, useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { SavedViews } from '../../kit/views/SavedViews.tsx';
import type { AskedReport } from './report-queries.ts';
import { useChangeViews, type ViewSearch, viewsQuery } from './views-query.ts';

type ReportViewsProps = {
  readonly asked: AskedReport;
  readonly onChoose: (search: ViewSearch) => void;
};

/** Saved reports that open with one press: the reader's own and shared ones. */
export function ReportViews({ asked, onChoose }: ReportViewsProps) {
  const { t } = useLingui();
  const { user_id, person_id, role } = useIdentity();
  const saved = useSnapshotQuery(viewsQuery(user_id));
  const stored = saved.status === 'ready' ? saved.data : [];
  const { save, remove } = useChangeViews();
  const here = JSON.stringify([asked.report, searchOf(asked)]);
  const isHere = ({ report, search: { by, period, from, to } }: (typeof stored)[number]) =>
    JSON.stringify([report, { by, period, from, to }]) === here;
  const shown = stored.find(isHere);
  const mayRemove =
    shown !== undefined && (shown.person_id === person_id || (shown.is_shared && role === 'admin'));
  return (
    <SavedViews
      views={stored.map((view) => ({
        key: view.id,
        name: view.name,
        isShown: isHere(view),
        show: () => onChoose({ report: view.report, ...view.search }),
      }))}
      saving={
        shown !== undefined || saved.status !== 'ready'
          ? null
          : {
              description: <Trans>It saves the report, period and grouping.</Trans>,
              shareLabel: t`Share with everyone who sees reports`,
              save: ({ name, isShared }) =>
                save.mutateAsync({
                  report: asked.report,
                  search: searchOf(asked),
                  name,
                  is_shared: isShared,
                }),
            }
      }
      remove={mayRemove ? () => remove.mutateAsync(shown.id) : null}
    />
  );
}

/** Returns a report's parameters as its address has them, in a fixed order. */
function searchOf({ by, period: { kind, from, to } }: AskedReport): ViewSearch {
  return { by, period: kind, from, to };
}
