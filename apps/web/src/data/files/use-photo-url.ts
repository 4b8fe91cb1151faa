import { useQuery } from '@tanstack/react-query';
import { useData } from '../data-context.tsx';
import { useAccount } from '../identity/use-account.ts';
import { queryKey } from '../query/keys.ts';
import { photoUrl } from './photo-urls.ts';

/** Half of how long an address works. */
const freshMs = 30 * 60_000;

/** An address for a person's photo, by its path; null until there is one. Initials stand in for it. */
export function usePhotoUrl(path: string | null): string | null {
  const { files } = useData();
  const account = useAccount();
  const userId = account.kind === 'signed_in' ? account.identity.user_id : '';
  const url = useQuery({
    queryKey: queryKey(userId, 'photo_url', path),
    queryFn: () => photoUrl(files, path ?? ''),
    enabled: path !== null && userId !== '',
    staleTime: freshMs,
    retry: false,
  });
  return path === null ? null : (url.data ?? null);
}
