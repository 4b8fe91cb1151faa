import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage } from '@muster/contract/jsa';
import Zap from 'lucide-react/icons/zap';
import { Banner } from '../../ui/Banner.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { JsaStateBadge } from './JsaStateBadge.tsx';
import { useJsaWords } from './use-jsa-words.ts';
import { whereOf } from './where-of.ts';

/** The job, its location, and whether work may continue. */
export function JsaHeader({ page: { jsa } }: { readonly page: JsaPage }) {
  const { t } = useLingui();
  const times = useTimeWords();
  const words = useJsaWords();
  const endsAt = times.dayAndTime(Date.parse(jsa.ends_at), readerZone());
  const madeAt = times.dayAndTime(Date.parse(jsa.made_at), readerZone());
  const author = jsa.author.name;
  const where = whereOf(jsa);
  return (
    <header className="space-y-3">
      <h1 className="text-28 leading-title font-semibold tracking-title wrap-anywhere">
        {jsa.number > 0 && (
          <span className="text-ink-3 tabular-nums">{t`JSA #${jsa.number}`} </span>
        )}
        <bdi>{jsa.task === '' ? t`No task yet` : jsa.task}</bdi>
      </h1>
      {where !== '' && (
        <p className="text-18 text-ink-2 wrap-anywhere">
          <bdi>{where}</bdi>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere text-ink-2">
        <JsaStateBadge state={jsa.state} />
        {jsa.is_high_risk && (
          <StatusBadge tone="danger" icon={Zap} look="plain">
            <Trans>High energy</Trans>
          </StatusBadge>
        )}
        <span>
          <Trans>
            Created by <bdi>{author}</bdi>, <span className="inline-block">{madeAt}</span>
          </Trans>
        </span>
        {(jsa.state === 'active' || jsa.state === 'unsigned' || jsa.state === 'waiting') && (
          <span>
            <Trans>Ends {endsAt}</Trans>
          </span>
        )}
      </p>
      <ReceivedLate at={jsa.made_at} arrival={jsa} />
      {jsa.state === 'waiting' && (
        <Banner tone="attention" title={<Trans>Don’t start yet</Trans>}>
          <Trans>High-energy work needs approval. Clocking in and out isn’t affected.</Trans>
        </Banner>
      )}
      {jsa.end_reason === 'changed' && jsa.end_change !== null && (
        <Banner tone="danger" title={t`Something changed: ${words.change(jsa.end_change)}`}>
          <bdi>{jsa.end_comment ?? t`Talk the job through again before going on.`}</bdi>
        </Banner>
      )}
      {jsa.signed === 0 && jsa.voided > 0 && (
        <Banner tone="attention" title={<Trans>Everyone has to sign again</Trans>}>
          <Trans>The JSA changed after people signed.</Trans>
        </Banner>
      )}
      {jsa.own_approval && (
        <Banner tone="attention">
          <Trans>The author approved this because no one else could.</Trans>
        </Banner>
      )}
    </header>
  );
}
