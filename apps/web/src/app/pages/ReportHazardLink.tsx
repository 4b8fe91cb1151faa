import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useIdentity } from '../../data/identity/use-account.ts';
import { buttonStyles } from '../../ui/button-styles.ts';

/** From the first screen to the report in one tap. */
export function ReportHazardLink() {
  const { company_id } = useIdentity();
  if (company_id === null) return null;
  return (
    <Link to="/safety/new" className={buttonStyles({ size: 'lg' })}>
      <ShieldAlert aria-hidden className="size-5 shrink-0" />
      <Trans>Report a hazard</Trans>
    </Link>
  );
}
