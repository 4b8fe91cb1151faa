import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const personRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees/$personId',
  staticData: { title: msg`Person`, roles: ['supervisor', 'admin'] },
  component: laterPage(
    ['person', 'invite', 'pay', 'dashboard', 'notifications'],
    'PersonAdminPage',
    'PersonAdminPage',
  ),
});

export const personRoutes = [personRoute];
