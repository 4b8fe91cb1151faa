import type { AuditEvent } from '@muster/contract/audit';
import EyeOff from 'lucide-react/icons/eye-off';
import Server from 'lucide-react/icons/server';
import Tablet from 'lucide-react/icons/tablet';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';

const icons = { kiosk: Tablet, platform: Server, system: Server, hidden: EyeOff } as const;

/** A person's photo or initials, or what else made the change. Decoration: the name is beside it. */
export function ActorPicture({
  actor,
  name,
}: {
  readonly actor: AuditEvent['actor'];
  readonly name: string;
}) {
  if (actor.kind === 'person') {
    return <PersonAvatar name={name} personId={actor.person_id} size="sm" />;
  }
  const Icon = icons[actor.kind];
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-chip bg-surface-3 text-ink-3"
    >
      <Icon className="size-4" />
    </span>
  );
}
