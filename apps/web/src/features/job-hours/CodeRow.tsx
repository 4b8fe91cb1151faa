import { Trans, useLingui } from '@lingui/react/macro';
import type { JobHoursCode } from '@muster/contract/job-costs';
import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { StatusTone } from '../../ui/status.ts';
import { type CodeProgress, progressOf } from './job-hours.ts';
import { useHoursWords } from './use-hours-words.ts';

const tones: Readonly<Record<NonNullable<CodeProgress['standing']>, StatusTone>> = {
  ahead: 'done',
  on_plan: 'info',
  behind: 'danger',
};

/** One code: its hours beside its work, and whether they fit. */
export function CodeRow({
  code,
  onPress,
}: {
  readonly code: JobHoursCode;
  readonly onPress: () => void;
}) {
  const { t } = useLingui();
  const words = useHoursWords();
  const progress = progressOf(code);
  const { standing, hoursShare, workShare } = progress;
  const used = words.hours(progress.usedMinutes);
  const planned = words.hours(progress.budgetMinutes);
  const installed = words.quantity(progress.installed);
  const quantity = words.quantity(code.budget_quantity);
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex w-full min-w-0 items-center gap-3 px-4 py-3.5 text-left outline-offset-[-2px] transition-colors duration-150 hover:bg-surface-2 active:bg-surface-3 md:px-5"
      >
        <span className="min-w-0 flex-1 space-y-2.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 font-medium wrap-anywhere">
              <bdi>{words.code(code)}</bdi>
            </span>
            {standing !== null && (
              <StatusBadge tone={tones[standing]} look="plain">
                {words.standing(standing)}
              </StatusBadge>
            )}
          </span>
          <span className="grid gap-x-8 gap-y-2.5 md:grid-cols-2">
            <ShareBar
              label={
                hoursShare === null ? t`${used} h, no hours planned` : t`${used} of ${planned} h`
              }
              share={hoursShare}
              isOver={hoursShare !== null && hoursShare > 1}
            />
            {workShare !== null && (
              <ShareBar
                label={t`${installed} of ${quantity} ${code.unit ?? ''}`}
                share={workShare}
                isOver={false}
              />
            )}
          </span>
          {progress.hoursPerUnit !== null && (
            <span className="block text-14 text-ink-2 tabular-nums">
              {progress.planPerUnit === null ? (
                <Trans>
                  {words.perUnit(progress.hoursPerUnit)} h per {code.unit ?? t`unit`}
                </Trans>
              ) : (
                <Trans>
                  {words.perUnit(progress.hoursPerUnit)} h per {code.unit ?? t`unit`}, planned{' '}
                  {words.perUnit(progress.planPerUnit)} h
                </Trans>
              )}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3 md:size-4" />
      </button>
    </li>
  );
}

function ShareBar({
  label,
  share,
  isOver,
}: {
  readonly label: string;
  readonly share: number | null;
  readonly isOver: boolean;
}) {
  const words = useHoursWords();
  return (
    <span className="block space-y-1">
      <span className="flex justify-between gap-3 text-14 text-ink-2 tabular-nums">
        <span>{label}</span>
        {share !== null && <span>{words.percent(share)}</span>}
      </span>
      {share !== null && (
        <span aria-hidden className="block h-1.5 overflow-clip rounded-full bg-surface-3">
          <span
            className={clsx('block h-full rounded-full', isOver ? 'bg-danger-solid' : 'bg-choice')}
            style={{ width: `${Math.min(100, share * 100)}%` }}
          />
        </span>
      )}
    </span>
  );
}
