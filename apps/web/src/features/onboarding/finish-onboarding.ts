import type { Founding } from '@muster/contract/founding';
import { createChangeSender } from '../../data/client/send-change.ts';
import type { Data } from '../../data/data.ts';
import { brandingSubject } from '../../data/identity/branding-subject.ts';
import { queryKey } from '../../data/query/keys.ts';
import {
  foundingOf,
  invitationToken,
  type OnboardingDraft,
  type Situation,
} from './onboarding-draft.ts';
import { profileCompleteQuery } from './profile-complete-query.ts';

/**
 * Sends everything to the server, in an order that can be repeated from the start no matter which answer was lost, and
 * updates the app. Throws `DataError`.
 */
export async function finishOnboarding(
  data: Data,
  {
    draft,
    situation,
    language,
    userId,
  }: {
    readonly draft: OnboardingDraft;
    readonly situation: Situation;
    readonly language: Founding['language'];
    readonly userId: string;
  },
): Promise<void> {
  const { send } = createChangeSender(data);
  if (!situation.hasCompany && !situation.needsNoCompany) {
    if (draft.way === 'join') {
      await send('accept_invitation', { token: invitationToken(draft.invitation) });
    } else {
      await send('found_company', { founding: foundingOf(draft, language) });
    }
  }
  await send('complete_profile', {
    first_name: draft.firstName,
    last_name: draft.lastName,
    phone: draft.phone,
    language,
  });
  await data.account.refresh();
  await data.queryClient.fetchQuery({ ...profileCompleteQuery(data, userId), staleTime: 0 });
  await data.queryClient.invalidateQueries({ queryKey: queryKey(userId, brandingSubject) });
}
