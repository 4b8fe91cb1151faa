import { useLingui } from '@lingui/react/macro';
import type { HazardEvent, HazardPage } from '@muster/contract/safety';
import { Timeline } from '../../../ui/Timeline.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useEventWords } from './use-event-words.ts';

/** A hazard's history, newest first. */
export function HazardTimeline({ page }: { readonly page: HazardPage }) {
  const { t } = useLingui();
  const times = useTimeWords();
  const eventWords = useEventWords();
  const newestFirst = page.timeline.toReversed();
  const detailOf = ({ comment, facts }: HazardEvent) =>
    [facts.what, comment].filter((text) => text !== undefined && text !== null).join('\n');
  return (
    <Timeline
      label={t`History`}
      items={newestFirst.map((event) => {
        const atMs = Date.parse(event.at);
        const isRounded = event.kind === 'reported' && page.hazard.is_anonymous;
        const detail = detailOf(event);
        return {
          id: event.id,
          time: isRounded
            ? times.day(atMs, readerZone())
            : `${times.date(atMs, readerZone())}, ${times.time(atMs, readerZone())}`,
          title: eventWords(event),
          ...(detail !== '' && {
            detail: <bdi className="wrap-anywhere whitespace-pre-line">{detail}</bdi>,
          }),
        };
      })}
    />
  );
}
