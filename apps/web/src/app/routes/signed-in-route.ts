import { createRoute, redirect } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { rootRoute } from './root.ts';

/** Everything behind the sign-in. It relies on the stored identity and never waits for a session. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ context, location, cause }) => {
    const state = context.data.account.state();
    if (state.kind === 'signed_in' && state.identity.role === 'kiosk') {
      throw redirect({ to: '/kiosk', replace: true });
    }
    if (state.kind !== 'signed_out' && state.session !== 'factor') return;
    // Someone who signs out here is done. Only someone who followed a link wants to come back here.
    const search = cause === 'stay' ? {} : { next: location.href };
    throw redirect({ to: '/auth', search, replace: true });
  },
  // Fetched in parallel with the page inside it; someone who has to sign in first doesn't wait for the frame.
  component: featurePage([], () => import('../shell/AppShell.tsx'), 'AppShell'),
});
