import { useQuery } from '@tanstack/react-query';
import { useData } from '../data-context.tsx';
import { useAccount } from '../identity/use-account.ts';
import { queryKey } from '../query/keys.ts';
import { photoPath, photoUrl } from './photo-urls.ts';

/** Half the lifetime of an address. */
const freshMs = 30 * 60_000;

/** Returns an address for a person's photo, by its path; null until there is one. Initials are shown instead. */
export function usePhotoUrl(path: string | null): string | null {
  const { files } = useData();
  return usePhoto('photo_url', path, (known) => photoUrl(files, known));
}

/** Same by person, for rows without the path. */
export function usePersonPhotoUrl(personId: string): string | null {
  const { api, files } = useData();
  return usePhoto('person_photo', personId, async (id) => {
    const path = await photoPath(api, id);
    return path === null ? null : photoUrl(files, path);
  });
}

function usePhoto(
  subject: string,
  of: string | null,
  fetch: (of: string) => Promise<string | null>,
): string | null {
  const account = useAccount();
  const userId = account.kind === 'signed_in' ? account.identity.user_id : '';
  const url = useQuery({
    queryKey: queryKey(userId, subject, of),
    queryFn: () => fetch(of ?? ''),
    enabled: of !== null && userId !== '',
    staleTime: freshMs,
    retry: false,
  });
  return of === null ? null : (url.data ?? null);
}
