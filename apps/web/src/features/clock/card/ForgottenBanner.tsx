import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenEntry } from '@muster/domain';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';

type ForgottenBannerProps = {
  readonly entry: OpenEntry;
  readonly project: string | null;
  readonly onFix: () => void;
};

/** A clock-out is missing. It stops no one: the next punch asks on its own. */
export function ForgottenBanner({ entry, project, onFix }: ForgottenBannerProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const since = words.dayAndTime(entry.startedAt, entry.zone);
  return (
    <Banner
      tone="attention"
      title={t`No clock-out`}
      action={
        <Button size="sm" onClick={onFix}>
          <Trans>Enter when you finished</Trans>
        </Button>
      }
    >
      {project === null
        ? t`On the clock since ${since}. The next time you punch, we’ll ask when you finished.`
        : t`On the clock since ${since}, ${project}. The next time you punch, we’ll ask when you finished.`}
    </Banner>
  );
}
