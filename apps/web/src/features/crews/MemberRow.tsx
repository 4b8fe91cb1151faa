import { knownZone } from '@muster/domain/pay/known-zone';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CrewStanding, CrewTime } from '@muster/contract/crews';
import { Link } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useNow } from '../../data/clock/use-now.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { useRoleWords } from './use-role-words.ts';

type MemberRowProps = {
  readonly time: CrewTime;
  readonly onChange: (standing: CrewStanding) => void;
};

/** A person's time in a crew; a past one is read-only. */
export function MemberRow({ time, onChange }: MemberRowProps) {
  const { t, i18n } = useLingui();
  const roles = useRoleWords();
  const zone = useIdentity().company?.time_zone ?? readerZone();
  const nowMs = useNow(60_000);
  const { name, is_lead, role, valid_from, valid_to } = time;
  const day = (at: string) => i18n.date(at, { timeZone: knownZone(zone), dateStyle: 'medium' });
  // An end is the first instant after it, so the last day is the one before.
  const lastDay = (at: string) => day(new Date(Date.parse(at) - 1).toISOString());
  const isOver = valid_to !== null && Date.parse(valid_to) <= nowMs;
  const needsRole = role === 'employee' || role === null;
  const items: readonly MenuItem[] = [
    is_lead
      ? { kind: 'action', label: t`Remove as lead…`, onSelect: () => onChange('member') }
      : {
          kind: 'action',
          label: t`Make lead…`,
          disabledReason: needsRole ? t`Only supervisors and admins can lead a crew.` : null,
          onSelect: () => onChange('lead'),
        },
    {
      kind: 'action',
      label: t`Remove from crew…`,
      tone: 'danger',
      onSelect: () => onChange('none'),
    },
  ];
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-2 md:min-h-13 md:px-5 md:text-14">
      <PersonAvatar name={name} photoPath={time.photo_url} size="sm" />
      {/* If both don't fit side by side, the mark goes below the text. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <Link
          to="/admin/employees/$personId"
          params={{ personId: time.person_id }}
          className="group min-w-0 flex-1 basis-44"
          title={name}
        >
          <span className="block truncate font-medium group-hover:underline">
            <bdi>{name}</bdi>
          </span>
          <span className="flex flex-wrap gap-x-1.5 text-14 text-ink-3">
            {/* Most people are crew members, so that goes without saying. */}
            {role !== null && role !== 'employee' && <span>{roles[role]},</span>}
            <span>
              {valid_to === null && Date.parse(valid_from) <= nowMs && (
                <Trans>since {day(valid_from)}</Trans>
              )}
              {valid_to === null && Date.parse(valid_from) > nowMs && (
                <Trans>from {day(valid_from)}</Trans>
              )}
              {valid_to !== null && (
                <Trans>
                  {day(valid_from)} to {lastDay(valid_to)}
                </Trans>
              )}
            </span>
          </span>
        </Link>
        {is_lead && (
          <StatusBadge tone="info" look="plain">
            <Trans>Lead</Trans>
          </StatusBadge>
        )}
      </span>
      {!isOver && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} />}
          items={items}
        />
      )}
    </li>
  );
}
