import { Trans } from '@lingui/react/macro';
import { type LogKind, logKinds } from '@muster/domain/daily-log/log-line';
import type { ShownLine } from '@muster/domain/daily-log/compose-log';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { LogLine } from './LogLine.tsx';
import type { ShownLog } from './shown-log.ts';
import { useLogWords } from './use-log-words.ts';

type LogSectionsProps = {
  readonly shown: ShownLog;
  /** Null if the log is read-only. */
  readonly onOpen: ((line: ShownLine) => void) | null;
  readonly onAdd: ((kind: LogKind) => void) | null;
};

/** The lines of a log by kind. Only manpower and work done show a section while empty. */
export function LogSections({ shown, onOpen, onAdd }: LogSectionsProps) {
  const words = useLogWords();
  return logKinds.map((kind) => {
    const lines = shown.lines.filter((line) => line.kind === kind);
    const asksForWork = kind === 'work' && onAdd !== null && shown.state !== 'approved';
    if (lines.length === 0 && !asksForWork && kind !== 'manpower') return null;
    return (
      <Card key={kind} title={words.kinds[kind]} isFlush {...totalOf(kind, lines, words)}>
        {lines.length > 0 ? (
          <List label={words.kinds[kind]}>
            {lines.map((line) => (
              <LogLine
                key={line.id}
                line={line}
                isWaiting={shown.waiting.has(line.id)}
                {...(onOpen !== null && { onPress: () => onOpen(line) })}
              />
            ))}
          </List>
        ) : (
          kind === 'manpower' && (
            <p className="px-4 py-3 text-ink-3 md:px-5">
              <Trans>No one has time on this project that day.</Trans>
            </p>
          )
        )}
        {kind === 'delay' && shown.log.may_write && <TicketFromDelays shown={shown} />}
        {asksForWork && (
          <p className={clsx('px-2 py-1.5 md:px-3', lines.length > 0 && 'border-t border-line')}>
            <Button variant="quiet" icon={Plus} onClick={() => onAdd('work')}>
              <Trans>Add work done</Trans>
            </Button>
          </p>
        )}
      </Card>
    );
  });
}

/** Suggests an extra-work ticket, prefilled with the causes, for delays that others pay for. */
function TicketFromDelays({ shown: { log, lines } }: { readonly shown: ShownLog }) {
  const causes = lines.flatMap((line) =>
    line.kind === 'delay' && (line.data.whose === 'customer' || line.data.whose === 'others')
      ? [line.data.cause]
      : [],
  );
  if (causes.length === 0) return null;
  return (
    <p className="border-t border-line px-2 py-1.5 md:px-3">
      <Link
        to="/construction/tickets/new"
        search={{ project: log.project.id, day: log.day, why: causes.join('. ') }}
        className={buttonStyles({ variant: 'quiet' })}
      >
        <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
        <Trans>Extra-work ticket</Trans>
      </Link>
    </p>
  );
}

function totalOf(
  kind: LogKind,
  lines: readonly ShownLine[],
  words: ReturnType<typeof useLogWords>,
): { readonly description?: string } {
  if (kind !== 'manpower' || lines.length < 2) return {};
  let minutes = 0;
  for (const line of lines) {
    if (line.kind !== 'manpower') continue;
    minutes += line.data.minutes;
  }
  // Someone who worked on two codes appears in two lines.
  return { description: words.hours(minutes) };
}
