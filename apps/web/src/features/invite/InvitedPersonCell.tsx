import type { Invitation } from '@muster/contract/invitations';
import { PersonName } from '../../kit/person/PersonName.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';

export function invitedName({ first_name, last_name }: Invitation): string {
  return `${first_name} ${last_name}`.trim();
}

/** Name of the invited person. */
export function InvitedPersonCell({ invitation }: { readonly invitation: Invitation }) {
  const isPhone = useIsPhone();
  const name = invitedName(invitation);
  if (isPhone) return <bdi>{name}</bdi>;
  return <PersonName name={name} />;
}
