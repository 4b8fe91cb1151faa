import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useData } from '../data-context.tsx';
import { isUnsent } from '../outbox/item.ts';
import { filePayloadOf } from '../outbox/kept-file.ts';
import { useOutbox } from '../outbox/use-outbox.ts';

/** An address for a photo that waits here to be uploaded, by its path; null when it isn't here. */
export function usePendingPhoto(path: string | null): string | null {
  const { outbox } = useData();
  const file = useOutbox().items.find(
    (item) => path !== null && isUnsent(item) && filePayloadOf(item)?.path === path,
  );
  const id = file?.id ?? null;
  const { data: url } = useQuery({
    queryKey: ['pending_photo', id],
    queryFn: async () => {
      const bytes = id === null ? null : await outbox.readFile(id);
      return bytes === null ? null : URL.createObjectURL(new Blob([bytes]));
    },
    enabled: id !== null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (url == null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return id === null ? null : (url ?? null);
}
