import type { Invitation } from '@muster/contract/invitations';
import { Avatar } from '../../ui/Avatar.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';

export function invitedName({ first_name, last_name }: Invitation): string {
  return `${first_name} ${last_name}`.trim();
}

/** Name of who is invited. */
export function InvitedPersonCell({ invitation }: { readonly invitation: Invitation }) {
  const isPhone = useIsPhone();
  const name = invitedName(invitation);
  if (isPhone) return <bdi>{name}</bdi>;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} photoUrl={null} size="sm" />
      <bdi className="min-w-0 truncate" title={name}>
        {name}
      </bdi>
    </span>
  );
}
