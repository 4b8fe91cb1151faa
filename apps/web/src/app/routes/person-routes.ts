import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const personRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees/$personId',
  staticData: { title: msg`Person`, roles: ['supervisor', 'admin'] },
  component: featurePage(
    ['person', 'invite', 'pay', 'dashboard', 'notifications'],
    () => import('../pages/PersonAdminPage.tsx'),
    'PersonAdminPage',
  ),
});

export const personRoutes = [personRoute];
