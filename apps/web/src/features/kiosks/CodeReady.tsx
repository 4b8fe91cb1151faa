import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useEffectEvent } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { useNow } from '../../ui/use-now.ts';
import { kiosksQuery } from './kiosks-query.ts';

/** How often the sheet checks whether the tablet has registered. */
const lookEveryMs = 3000;
/** The lifetime of a code on the server. */
const codeLifeMs = 10 * 60_000;

/** The code and its QR picture for the tablet's camera; shown only once, until the sheet closes. */
export function CodeReady({
  name,
  answer,
  onClose,
}: {
  readonly name: string;
  readonly answer: { readonly code_id: string; readonly code: string; readonly expires_at: string };
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { platform, queryClient } = useData();
  const { user_id } = useIdentity();
  const query = kiosksQuery(user_id);
  const kiosks = useSnapshotQuery(query);
  const expiresAtMs = Date.parse(answer.expires_at);
  const isOver = useNow() > expiresAtMs;
  // An answer from after the code was made that no longer includes it: a tablet has used it.
  const isThere =
    !isOver &&
    kiosks.status === 'ready' &&
    Date.parse(kiosks.data.server_time) > expiresAtMs - codeLifeMs &&
    !kiosks.data.codes.some(({ id }) => id === answer.code_id);
  const look = useEffectEvent(
    () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
  );
  useEffect(() => {
    if (isThere || isOver) return;
    const timer = setInterval(() => look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isThere, isOver]);

  const { code } = answer;
  const spaced = `${code.slice(0, 4)}-${code.slice(4)}`;
  const address = `${platform.origin}/kiosk`;
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={name}
      footer={
        <Button variant={isThere ? 'primary' : 'secondary'} size="lg" onClick={onClose}>
          {isThere ? <Trans>Done</Trans> : <Trans>Close</Trans>}
        </Button>
      }
    >
      {isThere ? (
        <EmptyState icon={CircleCheck}>
          <Trans>The tablet is now a kiosk. People with a PIN can clock in on it.</Trans>
        </EmptyState>
      ) : isOver ? (
        <EmptyState>
          <Trans>This code has expired. Register the tablet again.</Trans>
        </EmptyState>
      ) : (
        <div className="space-y-5 text-center">
          <p className="text-ink-2">
            <Trans>
              On the tablet, scan this QR code, or open{' '}
              <strong className="wrap-anywhere">{address}</strong> and enter the code below.
            </Trans>
          </p>
          <QrCode text={`${address}?code=${code}`} label={t`Address and code for the tablet`} />
          <p className="text-40 font-semibold tracking-[0.08em] tabular-nums">{spaced}</p>
          <p className="text-14 text-ink-2">
            <Trans>
              Works once, until <TimeOfDay atMs={expiresAtMs} zone={readerZone()} />
            </Trans>
          </p>
        </div>
      )}
    </Sheet>
  );
}
