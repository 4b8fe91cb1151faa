import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type {
  PayrollFormat,
  PayrollProblem,
  PayrollProblemKind,
  PayrollProblems,
} from '@muster/contract/payroll';
import { payrollEarnings, payrollProblemKinds, payrollSystemOf } from '@muster/contract/payroll';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { usePayrollWords } from './use-payroll-words.ts';

const shownAtFirst = 4;

/** The file that the problems are about. */
type About = { readonly from: string; readonly format: PayrollFormat };

/**
 * All problems of an export, each with a link to fix it: first those that block it, then those that leave something
 * out.
 */
export function ProblemList({
  problems,
  ...about
}: About & { readonly problems: PayrollProblems }) {
  const { t } = useLingui();
  const kinds = payrollProblemKinds.filter((kind) => problems.counts[kind] !== undefined);
  if (kinds.length === 0) return null;
  const groups = kinds
    .map((kind) => ({ kind, rows: problems.rows.filter((row) => row.kind === kind) }))
    .toSorted((one, other) => Number(isBlocking(other.rows)) - Number(isBlocking(one.rows)));
  return (
    <Card
      title={t`Before you export`}
      description={
        problems.blocking > 0 ? (
          <Plural
            value={problems.blocking}
            one="# problem blocks this file"
            other="# problems block this file"
          />
        ) : (
          <Trans>Nothing is blocking this file. Check what it leaves out.</Trans>
        )
      }
      isFlush
    >
      <div className="divide-y divide-line">
        {groups.map(({ kind, rows }) => (
          <ProblemGroup
            key={kind}
            kind={kind}
            rows={rows}
            count={problems.counts[kind] ?? rows.length}
            about={about}
          />
        ))}
      </div>
    </Card>
  );
}

function ProblemGroup({
  kind,
  rows,
  count,
  about,
}: {
  readonly kind: PayrollProblemKind;
  readonly rows: readonly PayrollProblem[];
  readonly count: number;
  readonly about: About;
}) {
  const words = usePayrollWords();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst);
  return (
    <section className="py-2">
      <h3 className="flex items-center justify-between gap-x-4 px-4 py-2 md:px-5">
        <StatusBadge tone={isBlocking(rows) ? 'danger' : 'attention'} look="plain">
          <span className="whitespace-normal">{words.problem(kind)}</span>
        </StatusBadge>
        <span className="shrink-0 text-14 text-ink-2 tabular-nums">{count}</span>
      </h3>
      <List label={words.problem(kind)}>
        {shown.map((problem) => (
          <ProblemRow
            key={`${problem.person_id} ${problem.date} ${problem.subject} ${problem.detail}`}
            problem={problem}
            about={about}
          />
        ))}
      </List>
      {rows.length > shown.length && (
        <div className="px-4 pt-1 md:px-5">
          <Button variant="quiet" size="sm" flush onClick={() => setOpen(true)}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function ProblemRow({
  problem,
  about: { from, format },
}: {
  readonly problem: PayrollProblem;
  readonly about: About;
}) {
  const words = usePayrollWords();
  const { subject, name, date, detail, person_id: personId } = problem;
  const earning = payrollEarnings.find((known) => known === subject);
  const title =
    name ??
    (earning !== undefined
      ? words.earning(earning)
      : problem.kind === 'unmapped_setting'
        ? words.setting(subject ?? '')
        : subject);
  const notes = [
    date === null ? null : words.day(date),
    name !== null && earning !== undefined ? words.earning(earning) : null,
    problem.kind === 'same_id' || problem.kind === 'wrong_form' || problem.kind === 'too_long'
      ? detail
      : null,
    problem.kind === 'mixed_currency' || problem.kind === 'premium_alone' ? detail : null,
  ].filter((note) => note !== null);
  const to = placeOf(problem);
  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      {...(notes.length > 0 && { detail: notes.join(' · ') })}
      render={(row) => {
        if (to === 'sheet' && personId !== null) {
          return <Link to="/timesheets/$from/$personId" params={{ from, personId }} {...row} />;
        }
        if (to === 'person' && personId !== null) {
          return <Link to="/admin/employees/$personId" params={{ personId }} {...row} />;
        }
        return (
          <Link
            to="/payroll/mapping"
            search={{ system: payrollSystemOf(format), part: partOf(problem) }}
            {...row}
          />
        );
      }}
    />
  );
}

function isBlocking(rows: readonly PayrollProblem[]): boolean {
  return rows.some(({ blocks }) => blocks);
}

/** Returns the place where a problem is fixed. */
function placeOf({ kind }: PayrollProblem): 'sheet' | 'person' | 'mapping' {
  switch (kind) {
    case 'unmapped_person':
    case 'same_id':
    case 'too_long':
    case 'wrong_form':
    case 'unmapped_earning':
    case 'unmapped_setting':
    case 'unmapped_project':
      return 'mapping';
    case 'missing_rate':
    case 'mixed_currency':
      return 'person';
    case 'negative_time':
    case 'premium_alone':
    case 'too_many_hours':
    case 'unsigned':
    case 'not_approved':
    case 'not_locked':
    case 'entry_open':
    case 'needs_review':
      return 'sheet';
  }
}

function partOf({ kind, subject }: PayrollProblem): string {
  if (kind === 'unmapped_earning') return 'earnings';
  if (kind === 'unmapped_setting') return 'settings';
  if (kind === 'unmapped_project' || subject === 'project') return 'projects';
  return subject === 'cost_code' ? 'cost_codes' : 'people';
}
