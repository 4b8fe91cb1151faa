import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { clsx } from 'clsx';
import { buttonStyles } from '../../../ui/button-styles.ts';

/** For anyone in charge of people: one punch for the whole crew. */
export function CrewPunchLink({ size = 'md' }: { readonly size?: 'md' | 'lg' }) {
  return (
    <Link to="/time/crew" className={buttonStyles({ size })}>
      <Users aria-hidden className={clsx('size-5 shrink-0', size === 'md' && 'md:size-4')} />
      <span className="min-w-0">
        <Trans>Punch for your crew</Trans>
      </span>
    </Link>
  );
}
