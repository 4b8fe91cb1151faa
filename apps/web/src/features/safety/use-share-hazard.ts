import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { randomId } from '../../platform/random-id.ts';
import { secrets } from '../../platform/secrets.ts';
import { sha256 } from '../../platform/sha256.ts';
import { useHazardChange } from './use-hazard-change.ts';

type Shared = {
  readonly fields: readonly string[];
  readonly photo_ids: readonly string[];
  readonly days: number;
};

/** Shares a hazard. The secret in the link is made here; the server is told its hash alone. */
export function useShareHazard(hazardId: string) {
  const { platform } = useData();
  const change = useHazardChange();
  const [link, setLink] = useState<string | null>(null);

  /** Throws `DataError`. */
  async function share({ fields, photo_ids, days }: Shared): Promise<void> {
    const secret = secrets.randomHex(24);
    const secret_hash = await sha256(new TextEncoder().encode(secret).buffer);
    await change.mutateAsync({
      call: 'share_hazard',
      parameters: {
        link_id: randomId(),
        hazard_id: hazardId,
        facts: { secret_hash, fields, photo_ids, days },
      },
    });
    setLink(new URL(`/shared-hazard/${secret}`, platform.origin).href);
  }

  return { share, link };
}
