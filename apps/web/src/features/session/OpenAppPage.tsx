import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { appLinkFor } from './app-link.ts';

/** Opens the app from the phone's browser, with the server and the result of a sign-in. */
export function OpenAppPage() {
  const { platform } = useData();
  // Read when the page opens: the address may change while the page is being left.
  const [link] = useState(() => appLinkFor(platform.address.href()));
  // The app started this sign-in, so it is installed on this phone. Some browsers require a press of the button.
  useEffect(() => {
    if (link.isSignIn) platform.address.leave(link.href);
  }, [link, platform]);
  return (
    <div className="space-y-6">
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Open the Muster app</Trans>
        </h1>
        <p className="text-ink-2">
          {link.isSignIn ? (
            <Trans>Finish signing in with the app on this phone.</Trans>
          ) : (
            <Trans>The app connects to this server.</Trans>
          )}
        </p>
      </div>
      <a href={link.href} className={buttonStyles({ variant: 'primary', size: 'lg', block: true })}>
        <Smartphone aria-hidden className="size-5" />
        <Trans>Open the app</Trans>
      </a>
      <p className="text-14 text-ink-3">
        <Trans>
          Nothing happened? The app may not be on this device.{' '}
          <Link to="/auth" className="text-accent-ink underline underline-offset-2">
            Use Muster in this browser
          </Link>
        </Trans>
      </p>
    </div>
  );
}
