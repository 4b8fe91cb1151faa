import { createRoute, redirect } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { rootRoute } from './root.ts';

/** Everything behind the sign-in. It goes by the stored identity and never waits for a session. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ context, location, cause }) => {
    const state = context.data.account.state();
    if (state.kind === 'signed_in' && state.identity.role === 'kiosk') {
      throw redirect({ to: '/kiosk', replace: true });
    }
    if (state.kind !== 'signed_out' && state.session !== 'factor') return;
    // Someone who signs out here is done; only someone who came by a link wants to get there.
    const search = cause === 'stay' ? {} : { next: location.href };
    throw redirect({ to: '/auth', search, replace: true });
  },
  // Fetched beside the page in it; who signs in first does not wait for the frame.
  component: featurePage([], () => import('../shell/AppShell.tsx'), 'AppShell'),
});
