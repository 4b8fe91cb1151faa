import { Trans } from '@lingui/react/macro';
import type { LogKind } from '@muster/domain/daily-log/log-line';
import type { ShownLine } from '@muster/domain/daily-log/compose-log';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { LogLine } from './LogLine.tsx';
import type { ShownLog } from './shown-log.ts';
import { useLogWords } from './use-log-words.ts';

/** In the order of the page and of the PDF. */
const kinds: readonly LogKind[] = [
  'manpower',
  'work',
  'quantity',
  'weather',
  'delivery',
  'equipment',
  'visitor',
  'delay',
  'safety',
  'note',
];

type LogSectionsProps = {
  readonly shown: ShownLog;
  /** Null: for reading. */
  readonly onOpen: ((line: ShownLine) => void) | null;
  readonly onAdd: ((kind: LogKind) => void) | null;
};

/** What the log says, by kind. Only work that was done has a place before there is any. */
export function LogSections({ shown, onOpen, onAdd }: LogSectionsProps) {
  const words = useLogWords();
  return kinds.map((kind) => {
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
        {asksForWork && (
          <p className="border-t border-line px-2 py-1.5 first:border-t-0 md:px-3">
            <Button variant="quiet" icon={Plus} onClick={() => onAdd('work')}>
              <Trans>Add work done</Trans>
            </Button>
          </p>
        )}
      </Card>
    );
  });
}

function totalOf(
  kind: LogKind,
  lines: readonly ShownLine[],
  words: ReturnType<typeof useLogWords>,
): { readonly description?: string } {
  if (kind !== 'manpower' || lines.length < 2) return {};
  let people = 0;
  let minutes = 0;
  for (const line of lines) {
    if (line.kind !== 'manpower') continue;
    people += line.data.people;
    minutes += line.data.minutes;
  }
  return { description: `${words.people(people)} · ${words.hours(minutes)}` };
}
