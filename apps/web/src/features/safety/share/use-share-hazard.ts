import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { newPublicLink } from '../../../kit/link/new-public-link.ts';
import { useHazardChange } from '../use-hazard-change.ts';

type Shared = {
  readonly fields: readonly string[];
  readonly photo_ids: readonly string[];
  readonly days: number;
};

/** Shares a hazard by a link that is shown once. */
export function useShareHazard(hazardId: string) {
  const { platform } = useData();
  const change = useHazardChange();
  const [link, setLink] = useState<string | null>(null);

  /** Throws `DataError`. */
  async function share(facts: Shared): Promise<void> {
    const made = await newPublicLink(platform.origin, '/shared-hazard/');
    await change.mutateAsync({
      call: 'share_hazard',
      parameters: {
        link_id: made.id,
        hazard_id: hazardId,
        facts: { secret_hash: made.secretHash, ...facts },
      },
    });
    setLink(made.href);
  }

  return { share, link };
}
