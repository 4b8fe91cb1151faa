import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useIdentity } from '../../data/identity/use-account.ts';
import { buttonStyles } from '../../ui/button-styles.ts';

/** From the first screen to a new receipt in one tap. */
export function ReceiptLink() {
  const { company_id } = useIdentity();
  if (company_id === null) return null;
  return (
    <Link
      to="/purchase-orders/receipts"
      search={{ add: 'yes' }}
      className={buttonStyles({ size: 'lg' })}
    >
      <ReceiptText aria-hidden className="size-5 shrink-0" />
      <Trans>Receipt</Trans>
    </Link>
  );
}
