import { Trans, useLingui } from '@lingui/react/macro';
import type { DailyLog } from '@muster/contract/daily-log';
import type { LogSection } from '@muster/contract/pdf';
import type { ShownLine } from '@muster/domain/daily-log/compose-log';
import { logKinds } from '@muster/domain/daily-log/log-line';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { dayPhotosQuery } from '../../../data/album/photo-list-query.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { PdfButton } from '../../../kit/pdf/PdfButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useLogWords } from './use-log-words.ts';

type LogPdfProps = { readonly log: DailyLog; readonly lines: readonly ShownLine[] };

/** Saves the log for the customer, with the sections that they are to see. */
export function LogPdf({ log, lines }: LogPdfProps) {
  const { t } = useLingui();
  const words = useLogWords();
  const offlineReason = useNeedsNetwork();
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState<readonly LogSection[]>([]);
  const { user_id } = useIdentity();
  const taken = useSnapshotQuery(dayPhotosQuery(user_id, log.project.id, log.day));
  const offered: readonly LogSection[] = [
    ...logKinds.filter((kind) => lines.some((line) => line.kind === kind && !line.isPrivate)),
    ...(taken.status === 'ready' && taken.data.photos.length > 0 ? (['photos'] as const) : []),
  ];
  const chosen = offered.filter((kind) => !left.includes(kind));
  if (log.id === null || offered.length === 0) return null;
  const { id } = log;
  return (
    <>
      <Button
        size="sm"
        icon={FileText}
        disabledReason={offlineReason}
        onClick={() => setOpen(true)}
      >
        <Trans>Save as PDF</Trans>
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t`Save as PDF`}
        description={
          <Trans>Choose what the customer sees. Private notes are never included.</Trans>
        }
        footer={
          <PdfButton
            fileName={`daily-log-${log.day}`}
            document={() => ({ kind: 'daily_log', log_id: id, sections: [...chosen] })}
            disabledReason={chosen.length === 0 ? t`Choose a section.` : null}
          />
        }
      >
        {offered.map((kind) => (
          <Checkbox
            key={kind}
            label={kind === 'photos' ? t`Photos of the day` : words.kinds[kind]}
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              setLeft(target.checked ? left.filter((one) => one !== kind) : [...left, kind])
            }
          />
        ))}
      </Sheet>
    </>
  );
}
