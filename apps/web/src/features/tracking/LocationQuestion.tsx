import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnNotice } from '@muster/contract/tracking';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { NoticeText } from './NoticeText.tsx';
import { noticeQuery } from './tracking-queries.ts';
import { useChooseLocation } from './use-choose-location.ts';

/** On Today, of someone who has not answered the notice: one tap. The clock works without an answer. */
export function LocationQuestion() {
  const { user_id } = useIdentity();
  const notice = useSnapshotQuery(noticeQuery(user_id));
  if (notice.status !== 'ready' || notice.data.choice !== 'none') return null;
  return <Question notice={notice.data} />;
}

function Question({
  notice,
}: {
  readonly notice: {
    readonly version: number;
    readonly mode: OwnNotice['mode'];
    readonly text_en: string;
    readonly text_es: string;
  };
}) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const choose = useChooseLocation(notice.version);
  const isTrail = notice.mode === 'trail';
  return (
    <Card
      title={
        isTrail ? t`Save your location while you work?` : t`Save your location when you punch?`
      }
    >
      <div className="space-y-3">
        <p className="text-ink-2">
          {isTrail ? (
            <Trans>
              When you punch and while you’re clocked in, never on a break or off the clock. Your
              time counts either way.
            </Trans>
          ) : (
            <Trans>
              Only at the moment of a punch, never in between. Your time counts either way.
            </Trans>
          )}
        </p>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-14 font-medium text-accent-ink underline underline-offset-2 md:min-h-8">
            <Trans>Read your company’s notice</Trans>
          </summary>
          <NoticeText notice={notice} />
        </details>
        <div className="flex flex-wrap gap-2 max-md:*:grow">
          <Button
            variant="primary"
            isBusy={choose.isPending && choose.variables === 'acknowledged'}
            disabledReason={offlineReason}
            onClick={() => choose.mutate('acknowledged')}
          >
            <Trans>OK, save it</Trans>
          </Button>
          <Button
            isBusy={choose.isPending && choose.variables === 'withdrawn'}
            disabledReason={offlineReason}
            onClick={() => choose.mutate('withdrawn')}
          >
            <Trans>Don’t save it</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}
