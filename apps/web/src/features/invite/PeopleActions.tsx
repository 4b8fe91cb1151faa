import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import FileUp from 'lucide-react/icons/file-up';
import MailOpen from 'lucide-react/icons/mail-open';
import { buttonStyles } from '../../ui/button-styles.ts';
import { InviteButton } from './InviteButton.tsx';

/** The ways by which people come, above the list of those who are here. */
export function PeopleActions() {
  return (
    <>
      <Link to="/admin/invitations" className={clsx(buttonStyles({}), 'max-md:px-3')}>
        <MailOpen aria-hidden className="hidden size-4 md:block" />
        <Trans>Invitations</Trans>
      </Link>
      <Link to="/admin/employees/import" className={clsx(buttonStyles({}), 'max-md:px-3')}>
        <FileUp aria-hidden className="hidden size-4 md:block" />
        <Trans>Import</Trans>
      </Link>
      {/* On a phone what is done most comes first. */}
      <span className="order-first md:order-last">
        <InviteButton />
      </span>
    </>
  );
}
