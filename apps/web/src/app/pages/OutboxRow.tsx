import { Trans, useLingui } from '@lingui/react/macro';
import { punchSchema } from '@muster/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Trash2 from 'lucide-react/icons/trash-2';
import { describeCode } from '../../data/errors/words.ts';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { usePunchWords } from './use-punch-words.ts';

type OutboxRowProps = { readonly item: OutboxItem; readonly onDelete?: () => void };

/** One kept item: what was done, when, and why the server does not have it. */
export function OutboxRow({ item, onDelete }: OutboxRowProps) {
  const { t, i18n } = useLingui();
  const wordsByKind = usePunchWords();
  const punch = punchSchema.safeParse(item.payload);
  const { progress } = item;
  const at = punch.success ? Date.parse(punch.data.device_at) : item.addedAtMs;
  const time = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
  const Icon = progress.state === 'attention' ? CircleAlert : Clock;
  return (
    <li className="flex min-h-14 items-start gap-3 py-2 pr-2 pl-4 md:pl-5">
      <Icon
        aria-hidden
        className={
          progress.state === 'attention'
            ? 'mt-2.5 size-5 shrink-0 text-danger-ink'
            : 'mt-2.5 size-5 shrink-0 text-ink-3'
        }
      />
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">
            {punch.success ? wordsByKind[punch.data.kind] : t`Saved entry`}
          </span>
          <span className="text-14 text-ink-3 tabular-nums">{time}</span>
        </p>
        {progress.state === 'attention' && (
          <p className="text-14 text-ink-2">{i18n._(describeCode(progress.reason.code))}</p>
        )}
        {progress.state === 'sending' && (
          <p className="text-14 text-ink-3">
            <Trans>Being sent</Trans>
          </p>
        )}
      </div>
      {onDelete !== undefined && <IconButton icon={Trash2} label={t`Delete`} onClick={onDelete} />}
    </li>
  );
}
