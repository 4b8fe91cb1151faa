import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { AppShell } from '../shell/AppShell.tsx';
import { featurePage } from './feature-page.ts';
import { rootRoute } from './root.ts';

/** Everything behind the sign-in. It goes by the stored identity and never waits for a session. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ context, location }) => {
    if (context.data.account.state().kind === 'signed_out') {
      throw redirect({ to: '/auth', search: { next: location.href }, replace: true });
    }
  },
  component: AppShell,
});

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: msg`Home` },
  component: featurePage(
    'dashboard',
    () => import('../../features/dashboard/DashboardPage.tsx'),
    'DashboardPage',
  ),
});

const timeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/time',
  staticData: { title: msg`Time` },
  component: featurePage('clock', () => import('../../features/clock/ClockPage.tsx'), 'ClockPage'),
});

const needsAttentionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/needs-attention',
  staticData: { title: msg`Needs attention` },
  component: lazyRouteComponent(
    () => import('../pages/NeedsAttentionPage.tsx'),
    'NeedsAttentionPage',
  ),
});

const moreRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/more',
  staticData: { title: msg`More` },
  component: lazyRouteComponent(() => import('../pages/MorePage.tsx'), 'MorePage'),
});

export const signedInRoutes = signedInRoute.addChildren([
  dashboardRoute,
  timeRoute,
  needsAttentionRoute,
  moreRoute,
]);
