import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const invitationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/invitations',
  staticData: { title: msg`Invitations`, parent: '/admin/employees', roles: ['admin'] },
  validateSearch: listParams('q', 'state'),
  component: featurePage(
    'invite',
    () => import('../../features/invite/InvitationsPage.tsx'),
    'InvitationsPage',
  ),
});

const importRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees/import',
  staticData: { title: msg`Import people`, parent: '/admin/employees', roles: ['admin'] },
  component: featurePage(
    ['invite', 'kit/import'],
    () => import('../../features/invite/import/ImportPage.tsx'),
    'ImportPage',
  ),
});

export const inviteRoutes = [invitationsRoute, importRoute];
