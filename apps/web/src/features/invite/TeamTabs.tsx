import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

const tabStyle =
  'flex min-h-12 shrink-0 items-center border-b-2 border-transparent text-16 font-medium text-ink-2 outline-offset-[-2px] hover:text-ink-1 aria-[current=page]:border-choice aria-[current=page]:text-ink-1 md:min-h-10 md:text-14';

/** The pages of Team, each with its own address. */
export function TeamTabs() {
  const { t } = useLingui();
  const tabs = [
    { to: '/admin/employees', label: t`People` },
    { to: '/admin/invitations', label: t`Invitations` },
    { to: '/admin/employees/import', label: t`Import` },
  ] as const;
  return (
    <nav
      aria-label={t`Team`}
      className="flex gap-6 print:hidden overflow-x-auto border-b border-line"
    >
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className={tabStyle}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
