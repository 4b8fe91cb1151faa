import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LastWeekFacts } from '@muster/contract/last-week-facts';
import { describeError } from '../../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../../data/query/use-needs-network.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { periodText } from '../../../../ui/time/period-text.ts';
import { readerZone, useTimeWords } from '../../../../ui/time/use-time-words.ts';
import { compareWeeks, type EditedRule } from './compare-weeks.ts';
import { LastWeekNotes } from './LastWeekNotes.tsx';
import { LastWeekTable } from './LastWeekTable.tsx';
import { MostChanged } from './MostChanged.tsx';
import { useLastWeek, useWeekMinutes } from './use-last-week.ts';

type LastWeekProps = {
  /** The rule in effect today. */
  readonly current: EditedRule;
  /** The rule as the form has it. */
  readonly draft: EditedRule;
  /** True if the draft isn't a valid rule yet; the last valid one's results stay. */
  readonly isWrong: boolean;
};

/** The company's own last full workweek, recalculated under the rule that is being edited. */
export function LastWeek({ current, draft, isWrong }: LastWeekProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const facts = useLastWeek();
  const week = facts.data;
  const before = useWeekMinutes(week, facts.dataUpdatedAt, current);
  const after = useWeekMinutes(week, facts.dataUpdatedAt, isWrong ? null : draft);
  // Once a week has loaded, it stays even if reloading it fails.
  const error = (week === undefined ? facts.error : null) ?? before.error ?? after.error;
  const cannotAsk = week === undefined && offlineReason !== null;
  const again = () => {
    const failed = [facts, before, after].filter(({ isError }) => isError);
    for (const query of failed.length === 0 ? [facts] : failed) void query.refetch();
  };
  return (
    <section aria-label={t`Last week`}>
      <h3 className="text-14 font-medium">
        <Trans>Last week</Trans>
      </h3>
      {week !== undefined && <AsOf week={week} />}
      {error !== null || cannotAsk ? (
        <ErrorState title={<Trans>Couldn’t load last week</Trans>} onRetry={again}>
          {error === null ? offlineReason : i18n._(describeError(error))}
        </ErrorState>
      ) : (
        <Compared
          week={week}
          before={before.data}
          after={after.data}
          current={current}
          draft={draft}
          isWrong={isWrong}
        />
      )}
    </section>
  );
}

function AsOf({ week }: { readonly week: LastWeekFacts }) {
  const { i18n } = useLingui();
  const words = useTimeWords();
  const days = periodText(i18n.locale, week.from_date, week.to_date);
  const asOf = words.dayAndTime(Date.parse(week.as_of), readerZone());
  return (
    <p className="mt-1 text-14 text-ink-3">
      <Trans>
        {days}, as of {asOf}
      </Trans>
    </p>
  );
}

type ComparedProps = LastWeekProps & {
  readonly week: LastWeekFacts | undefined;
  readonly before: ReturnType<typeof useWeekMinutes>['data'];
  readonly after: ReturnType<typeof useWeekMinutes>['data'];
};

function Compared({ week, before, after, current, draft, isWrong }: ComparedProps) {
  if (week?.people.length === 0) {
    return (
      <p className="mt-2 text-14 text-ink-2">
        <Trans>No one worked last week, so there’s nothing to compare.</Trans>
      </p>
    );
  }
  if (week === undefined || before === undefined || after === undefined) {
    return isWrong && after === undefined && before !== undefined ? (
      <p className="mt-2 text-14 text-ink-2">
        <Trans>Fix the errors above to see what changes.</Trans>
      </p>
    ) : (
      <SkeletonRows count={5} />
    );
  }
  const comparison = compareWeeks(week.people, before, after);
  return (
    <>
      <LastWeekTable comparison={comparison} />
      <p aria-live="polite" className="mt-2 text-14">
        {isWrong ? (
          <Trans>Fix the errors above to see what changes.</Trans>
        ) : comparison.changed === 0 ? (
          <Trans>No one’s hours change.</Trans>
        ) : (
          <Plural
            value={comparison.changed}
            one="Hours change for # person."
            other="Hours change for # people."
          />
        )}
      </p>
      <MostChanged people={comparison.most} isAll={comparison.most.length === comparison.changed} />
      <LastWeekNotes week={week} current={current} draft={draft} />
    </>
  );
}
