import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const trackingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tracking-compliance',
  staticData: { title: msg`Location and privacy` },
  // Read by the page, so that the shell need not know its filters.
  validateSearch: (search): Readonly<Record<string, unknown>> => search,
  component: featurePage(
    ['tracking', 'profile'],
    () => import('../pages/TrackingPage.tsx'),
    'TrackingPage',
  ),
});

export const trackingRoutes = [trackingRoute];
