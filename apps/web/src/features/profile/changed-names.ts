import type { ProfileChanges } from '../../data/profile/profile-change.ts';
import type { OwnProfile } from './own-profile-query.ts';

type Typed = { readonly firstName: string; readonly lastName: string; readonly phone: string };

/** Only what differs from the profile: a field that was left alone overwrites no other device's. */
export function changedNames(
  profile: Pick<OwnProfile, 'first_name' | 'last_name' | 'phone'>,
  { firstName, lastName, phone }: Typed,
): ProfileChanges {
  const typed = {
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    phone: phone.trim() === '' ? null : phone.trim(),
  };
  return {
    ...(typed.first_name !== profile.first_name && { first_name: typed.first_name }),
    ...(typed.last_name !== profile.last_name && { last_name: typed.last_name }),
    ...(typed.phone !== profile.phone && { phone: typed.phone }),
  };
}
