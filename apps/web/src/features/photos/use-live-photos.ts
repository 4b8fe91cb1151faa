import { useEffect, useRef } from 'react';
import { albumPhotosName } from '../../data/album/album-photos.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { fileItemKind, filePayloadOf } from '../../data/outbox/kept-file.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';
import { photosSubject } from '../../data/album/photo-list-query.ts';

/** Reads albums again when the company's photos change, and when this device has sent some. */
export function useLivePhotos(): void {
  const { queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  const { items } = useOutbox();
  const key = queryKey(user_id, photosSubject);
  const topics = company_id === null ? [] : [`company:${company_id}:photos`];
  useTopics(topics, () => void readAgain(queryClient, key), key);

  const sent = items.filter(
    (item) =>
      item.progress.state === 'done' &&
      (item.kind === albumPhotosName ||
        (item.kind === fileItemKind && filePayloadOf(item)?.record_kind === albumPhotosName)),
  ).length;
  const seen = useRef(sent);
  useEffect(() => {
    if (sent !== seen.current) void readAgain(queryClient, queryKey(user_id, photosSubject));
    seen.current = sent;
  }, [sent, queryClient, user_id]);
}
