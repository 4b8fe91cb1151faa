import type { Language } from '@muster/domain/languages';
import { inviteVerdictSchema, type InvitationWay } from '@muster/contract/invitations';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { refreshPeople } from './refresh-people.ts';

/** What is said of someone who is new here. */
export type NewPerson = {
  /** Made by this device, so that a repeat after a lost answer adds no one twice. */
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
  /** Known once, and only of a link. */
  readonly token: string | null;
  /** Null: no invitation. */
  readonly expiresAt: string | null;
  /** When the mail goes out; null: now, or there is none. */
  readonly mailQueuedUntil: string | null;
};

/** Brings someone in. Needs the network. Throws `DataError`. */
export function useInvite() {
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    // Sent once: a repeat would mail again and end the link of the first.
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
