import { Trans } from '@lingui/react/macro';
import type { ShownLine } from '@muster/domain/daily-log/compose-log';
import { ListRow } from '../../../ui/ListRow.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useLogWords } from './use-log-words.ts';

type LogLineProps = {
  readonly line: ShownLine;
  readonly isWaiting: boolean;
  /** Absent where the reader cannot change it. */
  readonly onPress?: () => void;
};

/** One line of a log; where it was changed, what its source says stays below it. */
export function LogLine({ line, isWaiting, onPress }: LogLineProps) {
  const words = useLogWords();
  const times = useTimeWords();
  const { title, detail, amount } = words.line(line);
  const { since, source, isTyped } = line;
  const isEdited = isTyped && source !== null && words.amount(source) !== words.amount(line.data);
  const was = since?.was == null ? null : words.amount(since.was);
  const now = since?.now == null ? null : words.amount(since.now);
  return (
    <ListRow
      title={<bdi className="line-clamp-6 whitespace-pre-line wrap-anywhere">{title}</bdi>}
      detail={
        <>
          {detail !== '' && <bdi className="block wrap-anywhere">{detail}</bdi>}
          {line.kind === 'weather' && line.data.service !== null && (
            <span className="block">
              {line.data.service}
              {line.data.read_at !== null &&
                `, ${times.dayAndTime(Date.parse(line.data.read_at), readerZone())}`}
            </span>
          )}
          {isEdited && since === null && source !== null && (
            <span className="block">
              {line.kind === 'manpower' ? (
                <Trans>Edited. From punches: {words.amount(source)}</Trans>
              ) : line.kind === 'equipment' ? (
                <Trans>Edited. From the meter: {words.amount(source)}</Trans>
              ) : (
                <Trans>Edited. As reported: {words.amount(source)}</Trans>
              )}
            </span>
          )}
          {since !== null && (
            <StatusBadge tone="attention" look="plain">
              <span className="whitespace-normal">
                {was === null ? (
                  <Trans>New since: {now}</Trans>
                ) : now === null ? (
                  <Trans>Changed since: was {was}, now nothing</Trans>
                ) : (
                  <Trans>
                    Changed since: was {was}, now {now}
                  </Trans>
                )}
              </span>
            </StatusBadge>
          )}
          <span className="flex flex-wrap gap-x-3 empty:hidden">
            {line.isPrivate && (
              <StatusBadge tone="off" look="plain">
                <Trans>Private</Trans>
              </StatusBadge>
            )}
            {line.isAddendum && (
              <StatusBadge tone="off" look="plain">
                <Trans>Added after approval</Trans>
              </StatusBadge>
            )}
            {isWaiting && (
              <StatusBadge tone="attention" look="plain">
                <Trans>Waiting to sync</Trans>
              </StatusBadge>
            )}
          </span>
        </>
      }
      {...(amount !== '' && line.kind !== 'safety' && { trailing: amount })}
      {...(onPress !== undefined && { onPress })}
    />
  );
}
