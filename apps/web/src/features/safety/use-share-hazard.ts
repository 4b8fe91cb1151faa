import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { randomId } from '../../platform/random-id.ts';
import { secrets } from '../../platform/secrets.ts';
import { sha256 } from '../../platform/sha256.ts';
import { notify } from '../../ui/notices.ts';
import { useHazardChange } from './use-hazard-change.ts';

type Shared = {
  readonly fields: readonly string[];
  readonly photoIds: readonly string[];
  readonly days: number;
};

/** Shares a hazard. The secret in the link is made here; the server is told its hash alone. */
export function useShareHazard(hazardId: string) {
  const { t, i18n } = useLingui();
  const { platform } = useData();
  const change = useHazardChange();
  const [link, setLink] = useState<string | null>(null);

  async function share({ fields, photoIds, days }: Shared) {
    const secret = secrets.randomHex(24);
    const secret_hash = await sha256(new TextEncoder().encode(secret).buffer);
    try {
      await change.mutateAsync({
        call: 'share_hazard',
        parameters: {
          link_id: randomId(),
          hazard_id: hazardId,
          facts: { secret_hash, fields, photo_ids: photoIds, days },
        },
      });
      setLink(new URL(`/shared-hazard/${secret}`, platform.origin).href);
    } catch (error) {
      void notify({
        id: 'share',
        tone: 'destructive',
        title: t`No link was made`,
        body: i18n._(describeError(error)),
      });
    }
  }

  return { share, link, isBusy: change.isPending };
}
