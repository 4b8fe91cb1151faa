import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import FileUp from 'lucide-react/icons/file-up';
import MailOpen from 'lucide-react/icons/mail-open';
import { buttonStyles } from '../../ui/button-styles.ts';
import { InviteButton } from './InviteButton.tsx';

/** The ways by which people come, above the list of those who are here. */
export function PeopleActions() {
  return (
    <>
      <Link to="/admin/invitations" className={buttonStyles({})}>
        <MailOpen aria-hidden className="size-5 md:size-4" />
        <Trans>Invitations</Trans>
      </Link>
      <Link to="/admin/employees/import" className={buttonStyles({})}>
        <FileUp aria-hidden className="size-5 md:size-4" />
        <Trans>Import</Trans>
      </Link>
      {/* On a phone what is done most comes first. */}
      <span className="order-first md:order-last">
        <InviteButton />
      </span>
    </>
  );
}
