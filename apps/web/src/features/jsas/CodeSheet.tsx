import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from '../../ui/QrCode.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** A code that opens this page on another phone. */
export function CodeSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Sign on your own phone`}
      description={
        <Trans>Scan this code with your phone’s camera, sign in, then sign the JSA.</Trans>
      }
    >
      <QrCode text={location.href} label={t`QR code for this JSA`} />
    </Sheet>
  );
}
