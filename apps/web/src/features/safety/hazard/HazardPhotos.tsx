import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HazardPage } from '@muster/contract/safety';
import { useEffect } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FileStrip } from '../../../kit/record/FileStrip.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { hazardPageQuery } from './hazard-page-query.ts';
import { useHazardChange } from '../use-hazard-change.ts';

/** How often to look for photos that are still on their way from someone's phone. */
const photosEveryMs = 10_000;

/** The photos of the report and of the steps taken, including those that have not arrived yet. */
export function HazardPhotos({ page }: { readonly page: HazardPage }) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const change = useHazardChange();
  const { id } = page.hazard;
  const missing = page.photos.filter((photo) => !photo.is_stored);
  const isWaiting = missing.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const { queryKey } = hazardPageQuery(user_id, id);
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey }),
      photosEveryMs,
    );
    return () => clearInterval(timer);
  }, [isWaiting, queryClient, user_id, id]);
  if (page.photos.length === 0) return null;

  async function dropMissing() {
    try {
      for (const photo of missing) {
        // One after the other, because each call locks the hazard's row.
        // oxlint-disable-next-line no-await-in-loop
        await change.mutateAsync({
          call: 'drop_hazard_photo',
          parameters: { change_id: randomId(), hazard_id: id, photo_id: photo.id },
        });
      }
    } catch (error) {
      void notify({
        id: 'hazard-step',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      });
    }
  }

  return (
    <Card title={t`Photos`}>
      <div className="space-y-4">
        <FileStrip files={page.photos} />
        {isWaiting && (
          <Banner
            tone="info"
            {...(page.may_manage && {
              action: (
                <Button
                  size="sm"
                  isBusy={change.isPending}
                  disabledReason={offlineReason}
                  onClick={() => void dropMissing()}
                >
                  <Trans>Skip pending photos</Trans>
                </Button>
              ),
            })}
          >
            <Plural
              value={missing.length}
              one="Photo pending: # photo is still on the phone. The hazard can be closed once it’s here."
              other="Photos pending: # photos are still on the phone. The hazard can be closed once they’re here."
            />
          </Banner>
        )}
      </div>
    </Card>
  );
}
