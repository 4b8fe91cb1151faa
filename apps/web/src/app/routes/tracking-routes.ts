import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const trackingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tracking-compliance',
  staticData: { title: msg`Location and privacy` },
  // Read by the page, so that the shell need not know its filters.
  validateSearch: (search): Readonly<Record<string, unknown>> => search,
  component: laterPage(['tracking', 'profile'], 'TrackingPage', 'TrackingPage'),
});

export const trackingRoutes = [trackingRoute];
