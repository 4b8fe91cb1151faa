import { Trans, useLingui } from '@lingui/react/macro';
import { describeStorageTrouble } from '../../../data/errors/words.ts';
import type { StorageTrouble } from '../../../data/storage/connection.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

type NotSavedBannerProps = {
  readonly trouble: StorageTrouble;
  readonly onTryAgain: () => void;
  readonly onGiveUp: () => void;
};

/** The device did not keep the punch. Said at once, and nothing may suggest otherwise. */
export function NotSavedBanner({ trouble, onTryAgain, onGiveUp }: NotSavedBannerProps) {
  const { t, i18n } = useLingui();
  return (
    <Banner
      tone="danger"
      title={t`Your punch wasn’t saved`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onTryAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button size="sm" variant="quiet" onClick={onGiveUp}>
            <Trans>Don’t punch</Trans>
          </Button>
        </span>
      }
    >
      {i18n._(describeStorageTrouble(trouble))}
    </Banner>
  );
}
