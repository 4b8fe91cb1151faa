import { Plural, Trans } from '@lingui/react/macro';
import type { Retention } from '@muster/contract/retention';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

/** The notice that a person reads before their first recording. `noticeWording` is the version of its text. */
export function RecordingNotice({
  period,
  onStart,
  onRefuse,
}: {
  readonly period: Retention['voice_audio'];
  readonly onStart: () => void;
  readonly onRefuse: () => void;
}) {
  return (
    <Banner
      tone="info"
      title={<Trans>Your spoken answers are recorded</Trans>}
      action={
        <span className="flex basis-full flex-wrap gap-2">
          <Button variant="primary" size="lg" onClick={onStart}>
            <Trans>Start talking</Trans>
          </Button>
          <Button size="lg" onClick={onRefuse}>
            <Trans>Type or tap instead</Trans>
          </Button>
        </span>
      }
    >
      {'days' in period ? (
        <Plural
          value={period.days}
          one="Your company keeps the recordings for # day. Only you and your company’s admins can play them. Tell everyone near the phone that they may be recorded too. What you type or tap isn’t recorded."
          other="Your company keeps the recordings for # days. Only you and your company’s admins can play them. Tell everyone near the phone that they may be recorded too. What you type or tap isn’t recorded."
        />
      ) : (
        <Trans>
          Your company keeps the recordings until everyone has signed, or the job safety analysis
          has ended. Only you and your company’s admins can play them. Tell everyone near the phone
          that they may be recorded too. What you type or tap isn’t recorded.
        </Trans>
      )}
    </Banner>
  );
}
