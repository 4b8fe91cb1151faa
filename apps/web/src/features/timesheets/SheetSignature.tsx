import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Card } from '../../ui/Card.tsx';
import { SignatureImage } from '../../ui/signature/SignatureImage.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

/**
 * The signature of a timesheet: name, time and method, with the drawing if there is one. The date is written out, since
 * this is printed.
 */
export function SheetSignature({ signature }: Pick<Sheet, 'signature'>) {
  const { t } = useLingui();
  const times = useTimeWords();
  if (signature === null) return null;
  const { name, method, signed_at, drawing, witness } = signature;
  return (
    <Card title={t`Signature`}>
      <div className="space-y-2">
        {drawing !== null && <SignatureImage drawing={drawing} label={t`Signature of ${name}`} />}
        <p className="break-words">
          <bdi className="font-medium">{name}</bdi>
          <span className="text-ink-3">
            , {times.date(Date.parse(signed_at), readerZone())},{' '}
            {times.time(Date.parse(signed_at), readerZone())}
          </span>
        </p>
        {method === 'witness' && (
          <p className="text-14 text-ink-2">
            {witness === null ? (
              <Trans>Signed on a supervisor’s phone.</Trans>
            ) : (
              <Trans>Signed on {witness}’s phone.</Trans>
            )}
          </p>
        )}
        {method === 'kiosk' && (
          <p className="text-14 text-ink-2">
            <Trans>Signed at a kiosk with a PIN.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
