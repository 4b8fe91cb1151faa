import { useQuery } from '@tanstack/react-query';
import { useData } from '../data-context.tsx';
import { useAccount } from '../identity/use-account.ts';
import { queryKey } from '../query/keys.ts';

const urlSeconds = 60 * 60;

/** An address for a person's photo, by its path; null until there is one. Initials stand in for it. */
export function usePhotoUrl(path: string | null): string | null {
  const { files } = useData();
  const account = useAccount();
  const userId = account.kind === 'signed_in' ? account.identity.user_id : '';
  const url = useQuery({
    queryKey: queryKey(userId, 'photo_url', path),
    queryFn: () => files.signedUrl('profile-photos', path ?? '', urlSeconds),
    enabled: path !== null && userId !== '',
    staleTime: (urlSeconds / 2) * 1000,
    retry: false,
  });
  return path === null ? null : (url.data ?? null);
}
