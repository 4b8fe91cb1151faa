import { inviteVerdictSchema, type InvitationWay } from '@muster/contract/invitations';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { refreshPeople } from './refresh-people.ts';

/** What is said of somebody who is new here. */
export type NewPerson = {
  /** Made by this device, so that a repeat after a lost answer adds nobody twice. */
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly role: 'employee' | 'supervisor' | 'admin';
  readonly crewId: string | null;
  readonly language: 'en' | 'es';
};

export type Invite = {
  readonly person: NewPerson | { readonly personId: string };
  readonly email: string;
  readonly way: InvitationWay;
  readonly validDays: number;
};

export type Invited = {
  readonly personId: string;
  /** Known once, and only of a link. */
  readonly token: string | null;
  /** Null: no invitation. */
  readonly expiresAt: string | null;
};

/** Brings somebody in. Needs the network. Throws `DataError`. */
export function useInvite() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useMutation<Invited, Error, Invite>({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ person, email, way, validDays }) => {
      const answer = await api.rpc(
        'invite_person',
        {
          ...('id' in person
            ? {
                new_person_id: person.id,
                first_name: person.firstName,
                last_name: person.lastName,
                phone: person.phone,
                role: person.role,
                crew_id: person.crewId,
                language: person.language,
              }
            : { person_id: person.personId }),
          email,
          way,
          valid_days: validDays,
        },
        inviteVerdictSchema,
      );
      if (answer.verdict === 'refused') {
        throw new DataError({
          kind: 'refused',
          code: answer.reason,
          message: answer.detail ?? answer.reason,
        });
      }
      return {
        personId: answer.person_id,
        token: answer.token ?? null,
        expiresAt: answer.expires_at ?? null,
      };
    },
    onSettled: () => refreshPeople(queryClient, user_id),
  });
}
