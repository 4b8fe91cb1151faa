import { useLingui } from '@lingui/react/macro';
import type { CompanySettingsAnswer } from '@muster/contract/company-settings';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useRuleWords } from './rules/use-rule-words.ts';
import { type OtherSectionGroup, sectionGroups } from './sections.ts';

type SectionListProps = {
  readonly settings: CompanySettingsAnswer;
  readonly others: readonly OtherSectionGroup[];
  readonly chosen: string | null;
};

/** The sections by group; on a phone, each with its current setting below. */
export function SectionList({ settings, others, chosen }: SectionListProps) {
  const { t, i18n } = useLingui();
  const isPhone = useIsPhone();
  const words = useRuleWords();
  const rulesOf = (kind: string) => settings.rules.filter((rule) => rule.kind === kind);
  return (
    <nav aria-label={t`Sections`} className="min-w-0 space-y-6 md:sticky md:top-8">
      {[...sectionGroups, ...others].map(({ title, sections, pages = [] }) => (
        <section key={title.id} aria-label={i18n._(title)}>
          <h2 className="px-3 pb-1 text-14 font-medium text-ink-3 md:text-12">{i18n._(title)}</h2>
          <ul
            className={clsx(
              isPhone &&
                'divide-y divide-line overflow-clip rounded-card border border-line bg-surface-1',
            )}
          >
            {sections.map(({ kind, title: name, about }) => {
              const rules = rulesOf(kind);
              const now = rules.find(({ state }) => state === 'current');
              const isComing = rules.some(({ state }) => state === 'coming');
              return (
                <li key={kind}>
                  <Link
                    to="/admin/settings/$section"
                    params={{ section: kind }}
                    aria-current={chosen === kind ? 'page' : undefined}
                    className={rowStyle(isPhone, chosen === kind)}
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block">{i18n._(name)}</span>
                      {isPhone && (
                        <span className="block text-14 text-ink-3">
                          {now === undefined ? i18n._(about) : words(now)}
                        </span>
                      )}
                    </span>
                    {isComing && (
                      <CalendarClock
                        aria-label={t`Upcoming change`}
                        className="size-4 shrink-0 text-info-ink"
                      />
                    )}
                    {isPhone && <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />}
                  </Link>
                </li>
              );
            })}
            {pages.map(({ to, title: name, about }) => (
              <li key={to}>
                <Link to={to} className={rowStyle(isPhone, false)}>
                  <span className="min-w-0 flex-1">
                    <span className="block">{i18n._(name)}</span>
                    {isPhone && <span className="block text-14 text-ink-3">{i18n._(about)}</span>}
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3 md:size-4" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-label={t`Safety`}>
        <h2 className="px-3 pb-1 text-14 font-medium text-ink-3 md:text-12">{t`Safety`}</h2>
        <Link
          to="/safety/matrix"
          className={clsx(
            'flex items-center gap-3 transition-colors duration-150 ease-out hover:bg-surface-2',
            isPhone
              ? 'min-h-14 rounded-card border border-line bg-surface-1 px-4 py-2.5'
              : 'min-h-9 rounded-control px-3 py-1.5 text-14 text-ink-2',
          )}
        >
          <span className="flex-1">{t`Risk matrix`}</span>
          {isPhone && <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />}
        </Link>
      </section>
    </nav>
  );
}

function rowStyle(isPhone: boolean, isChosen: boolean): string {
  return clsx(
    'flex items-center gap-3 transition-colors duration-150 ease-out hover:bg-surface-2',
    isPhone ? 'min-h-14 px-4 py-2.5' : 'min-h-9 rounded-control px-3 py-1.5 text-14',
    !isPhone && (isChosen ? 'bg-surface-2 font-medium text-ink-1' : 'text-ink-2'),
  );
}
