import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HazardPage } from '@muster/contract/safety';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { ShareSheet } from './ShareSheet.tsx';
import { useHazardChange } from '../use-hazard-change.ts';

/** The hazard's public link, for admins: when it expires, how often it was opened, and a way to revoke it. */
export function ShareCard({ page }: { readonly page: HazardPage }) {
  const { t, i18n } = useLingui();
  const times = useTimeWords();
  const offlineReason = useNeedsNetwork();
  const change = useHazardChange();
  const [isOpen, setOpen] = useState(false);
  const { share } = page;
  if (!page.may_share) return null;

  async function revoke() {
    try {
      await change.mutateAsync({
        call: 'revoke_hazard_share',
        parameters: { change_id: randomId(), hazard_id: page.hazard.id },
      });
      void notify({ id: 'share', tone: 'good', title: t`The public link no longer works` });
    } catch (error) {
      void notify({
        id: 'share',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      });
    }
  }

  return (
    <Card title={t`Public link`}>
      <div className="space-y-4">
        <p className="text-14 text-ink-2">
          {share === null ? (
            <Trans>Only your company sees this hazard.</Trans>
          ) : (
            <>
              {t`Shared until ${times.dayAndTime(Date.parse(share.expires_at), readerZone())}`}
              <br />
              <Plural
                value={share.views}
                _0="Not opened yet."
                one="Opened once."
                other="Opened # times."
              />
            </>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button disabledReason={offlineReason} onClick={() => setOpen(true)}>
            {share === null ? (
              <Trans>Share outside the company</Trans>
            ) : (
              <Trans>Create new link</Trans>
            )}
          </Button>
          {share !== null && (
            <Button
              disabledReason={offlineReason}
              isBusy={change.isPending}
              onClick={() => void revoke()}
            >
              <Trans>Turn off link</Trans>
            </Button>
          )}
        </div>
      </div>
      {isOpen && <ShareSheet page={page} onClose={() => setOpen(false)} />}
    </Card>
  );
}
