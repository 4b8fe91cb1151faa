import type { Invitation } from '@muster/contract/invitations';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/Avatar.tsx';

export function invitedName({ first_name, last_name }: Invitation): string {
  return `${first_name} ${last_name}`.trim();
}

/** Name of who is invited, leading to their page. */
export function InvitedPersonCell({ invitation }: { readonly invitation: Invitation }) {
  const name = invitedName(invitation);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} photoUrl={null} size="sm" />
      <Link
        to="/admin/employees/$personId"
        params={{ personId: invitation.person_id }}
        className="flex min-h-12 min-w-0 items-center rounded-[4px] font-medium wrap-anywhere hover:underline md:min-h-0"
      >
        <bdi>{name}</bdi>
      </Link>
    </span>
  );
}
