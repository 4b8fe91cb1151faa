import { useLingui } from '@lingui/react/macro';
import type { BoardPerson, PunchSource } from '@muster/contract';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import PenLine from 'lucide-react/icons/pen-line';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import UsersRound from 'lucide-react/icons/users-round';

const icons = {
  device: Smartphone,
  kiosk: Tablet,
  crew: UsersRound,
  decision: PenLine,
} as const satisfies Record<PunchSource, LucideIcon>;

type SourceTextProps = {
  readonly person: BoardPerson;
  /** In narrow rows, only punches from something other than the person's own phone are worth a word. */
  readonly isOwnPhoneHidden?: boolean;
};

/** How someone clocked in: on their own phone, at a tablet, or through a supervisor. */
export function SourceText({ person, isOwnPhoneHidden = false }: SourceTextProps) {
  const { t } = useLingui();
  const { source, source_name } = person;
  if (source == null || (isOwnPhoneHidden && source === 'device')) return null;
  const Icon = icons[source];
  const name = source_name ?? '';
  const text = {
    device: t`Own phone`,
    kiosk: t`Kiosk: ${name}`,
    crew: t`Clocked in by ${name}`,
    decision: t`Entered by ${name}`,
  }[source];
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-1.5 text-14',
        source === 'device' ? 'text-ink-3' : 'text-ink-2',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="truncate" title={text}>
        {text}
      </span>
    </span>
  );
}
