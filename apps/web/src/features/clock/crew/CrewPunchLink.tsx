import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { buttonStyles } from '../../../ui/button-styles.ts';

/** For whoever leads people: one punch for all of them. */
export function CrewPunchLink() {
  return (
    <Link to="/time/crew" className={buttonStyles({})}>
      <Users aria-hidden className="size-5 shrink-0 md:size-4" />
      <span className="min-w-0">
        <Trans>Punch for your crew</Trans>
      </span>
    </Link>
  );
}
