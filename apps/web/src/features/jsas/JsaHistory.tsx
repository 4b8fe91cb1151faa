import { useLingui } from '@lingui/react/macro';
import type { JsaPage } from '@muster/contract/jsa';
import { Card } from '../../ui/Card.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

type Event = JsaPage['events'][number];

/** The JSA's events, newest first. */
export function JsaHistory({ page }: { readonly page: JsaPage }) {
  const { t } = useLingui();
  const times = useTimeWords();
  if (page.events.length === 0) return null;
  const words = ({ kind, actor, facts }: Event): string => {
    const who = actor?.name ?? '';
    const name = facts.name ?? who;
    switch (kind) {
      case 'saved':
        return t`${who} created this JSA`;
      case 'edited':
        return (facts.voided ?? 0) > 0
          ? t`${who} edited this JSA, so everyone had to sign again`
          : t`${who} edited this JSA`;
      case 'signed':
        return t`${name} signed`;
      case 'confirmed':
        return t`${name} confirmed their signature`;
      case 'rejected':
        return t`${name} rejected a signature collected for them`;
      case 'approved':
        return t`${name} approved this JSA`;
      case 'ended':
        return facts.change === undefined ? t`${who} ended this JSA` : t`${who} reported a change`;
      case 'reopened':
        return t`${who} reopened this JSA`;
      default:
        return who;
    }
  };
  return (
    <Card title={t`History`}>
      <Timeline
        label={t`History`}
        items={page.events.map((event) => {
          const atMs = Date.parse(event.at);
          return {
            id: event.id,
            time: `${times.date(atMs, readerZone())}, ${times.time(atMs, readerZone())}`,
            title: words(event),
            detail: (
              <>
                <bdi className="wrap-anywhere">{event.facts.comment}</bdi>
                <ReceivedLate at={event.at} arrival={event} />
              </>
            ),
          };
        })}
      />
    </Card>
  );
}
