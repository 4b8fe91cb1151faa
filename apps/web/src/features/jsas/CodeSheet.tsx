import { Trans, useLingui } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** A code that opens this page on another phone. */
export function CodeSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { origin, address } = useData().platform;
  // The app's own pages come from the phone, where no other phone finds them.
  const page = new URL(new URL(address.href()).pathname, origin).href;
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Sign on your own phone`}
      description={
        <Trans>Scan this code with your phone’s camera, sign in, then sign the JSA.</Trans>
      }
    >
      <QrCode text={page} label={t`QR code for this JSA`} />
    </Sheet>
  );
}
