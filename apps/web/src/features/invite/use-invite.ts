import type { Language } from '@muster/domain/languages';
import { inviteVerdictSchema, type InvitationWay } from '@muster/contract/invitations';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { refreshPeople } from './refresh-people.ts';

/** Details of a person to add. */
export type NewPerson = {
  /** Generated on this device, so that a retry after a lost response doesn't add the person twice. */
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly role: 'employee' | 'supervisor' | 'admin';
  readonly crew_id: string | null;
  readonly language: Language;
};

export type Invite = {
  readonly person: NewPerson | { readonly personId: string };
  readonly email: string;
  readonly way: InvitationWay;
  readonly validDays: number;
};

export type Invited = {
  readonly personId: string;
  /** Returned only once, and only for a link. */
  readonly token: string | null;
  /** Null if there is no invitation. */
  readonly expiresAt: string | null;
  /** When the mail goes out; null if it goes out now or there is none. */
  readonly mailQueuedUntil: string | null;
};

/** Adds a person, invites one, or both. Needs the network. Throws `DataError`. */
export function useInvite() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    // Not retried: a second request would send another mail and invalidate the first link.
    change: async ({ person, email, way, validDays }: Invite): Promise<Invited> => {
      const answer = await api.rpc(
        'invite_person',
        {
          ...('id' in person
            ? {
                new_person_id: person.id,
                first_name: person.first_name,
                last_name: person.last_name,
                phone: person.phone,
                role: person.role,
                crew_id: person.crew_id,
                language: person.language,
              }
            : { person_id: person.personId }),
          email,
          way,
          valid_days: validDays,
        },
        inviteVerdictSchema,
      );
      const {
        person_id,
        token = null,
        expires_at = null,
        mail_queued_until = null,
      } = okOrThrow(answer);
      return {
        personId: person_id,
        token,
        expiresAt: expires_at,
        mailQueuedUntil: mail_queued_until,
      };
    },
    onSettled: () => refreshPeople(queryClient, user_id),
  });
}
