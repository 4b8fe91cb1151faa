import { Trans } from '@lingui/react/macro';
import type { LastWeekFacts } from '@muster/contract/last-week-facts';
import type { EditedRule } from './compare-weeks.ts';

type LastWeekNotesProps = {
  readonly week: LastWeekFacts;
  readonly current: EditedRule;
  readonly draft: EditedRule;
};

/** Notes on what the comparison leaves out. */
export function LastWeekNotes({ week, current, draft }: LastWeekNotesProps) {
  const { people, left_out: leftOut } = week;
  const counted = people.length;
  const hasOwnRules = people.some(({ facts }) =>
    facts.terms.some(({ from, value }) => from <= week.to_date && hasOwnRule(value, draft.kind)),
  );
  return (
    <div className="mt-2 space-y-1 text-14 text-ink-3 empty:hidden">
      {leftOut > 0 && (
        <p>
          <Trans>
            Only the {counted} people with the most hours are included. Not included: {leftOut}.
          </Trans>
        </p>
      )}
      {hasOwnRules && (
        <p>
          <Trans>People with their own rule set keep it.</Trans>
        </p>
      )}
      {[current, draft].some(dependsOnRate) && (
        <p>
          <Trans>
            Pay rates aren’t used here. Everyone is treated as paid below the rate limit for daily
            overtime.
          </Trans>
        </p>
      )}
    </div>
  );
}

type OwnTerms = LastWeekFacts['people'][number]['facts']['terms'][number]['value'];

/** Only these two can differ by person; calendar, workday and rounding are the same for everyone. */
function hasOwnRule(terms: OwnTerms, kind: EditedRule['kind']): boolean {
  return (kind === 'overtime' || kind === 'breaks') && terms[kind] !== null;
}

function dependsOnRate(edited: EditedRule): boolean {
  return edited.kind === 'overtime' && edited.rule.daily_below_rate !== null;
}
