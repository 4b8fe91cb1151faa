import { Trans, useLingui } from '@lingui/react/macro';
import { isSourceId, type LogKind } from '@muster/domain/daily-log/log-line';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { describeError } from '../../../data/errors/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { useDayText } from '../use-day-text.ts';
import type { ShownLog } from './shown-log.ts';
import type { LogChange } from './use-log-change.ts';
import { useLogWords } from './use-log-words.ts';

const kinds: readonly LogKind[] = [
  'work',
  'quantity',
  'weather',
  'delay',
  'delivery',
  'equipment',
  'visitor',
  'manpower',
  'safety',
  'note',
];

type AddLinesProps = {
  readonly shown: ShownLog;
  readonly change: LogChange;
  readonly onAdd: (kind: LogKind) => void;
};

/** Buttons to add lines or repeat those of the previous log. An approved log takes only addenda. */
export function AddLines({ shown, change, onAdd }: AddLinesProps) {
  const { t, i18n } = useLingui();
  const words = useLogWords();
  const dayText = useDayText();
  const { before } = shown.log;
  const isApproved = shown.state === 'approved';
  const isRepeated = shown.lines.some(
    ({ id, kind, isTyped }) =>
      isTyped && !isSourceId(id) && before?.lines.some((line) => line.kind === kind),
  );
  const repeat = async () => {
    try {
      for (const line of before?.lines ?? []) {
        const { title, amount } = words.line(line);
        // One at a time, since each change builds on the ones before it.
        // oxlint-disable-next-line no-await-in-loop
        await change.add(line, [
          { label: words.added[line.kind], value: `${title} ${amount}`.trim() },
        ]);
      }
    } catch (error) {
      void notify({
        id: 'log-line',
        tone: 'destructive',
        title: t`That didn’t work`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <Card
      title={isApproved ? t`Add after approval` : t`Add`}
      {...(isApproved && {
        description: <Trans>The approved log stays as it was signed. New lines are marked.</Trans>,
      })}
    >
      <div className="flex flex-wrap gap-2">
        {before !== null && !isRepeated && !isApproved && (
          <Button
            size="sm"
            icon={Copy}
            className="basis-full"
            isBusy={change.isBusy}
            onClick={() => void repeat()}
          >
            <Trans>Same as {dayText(before.day)}</Trans>
          </Button>
        )}
        {kinds.map((kind) => (
          <Button key={kind} size="sm" icon={Plus} onClick={() => onAdd(kind)}>
            {words.added[kind]}
          </Button>
        ))}
      </div>
    </Card>
  );
}
