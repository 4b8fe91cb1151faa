import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const invitationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/invitations',
  staticData: { title: msg`Invitations`, parent: '/admin/employees', roles: ['admin'] },
  validateSearch: listParams('q', 'state'),
  component: laterPage('invite', 'InvitationsPage', 'InvitationsPage'),
});

const importRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees/import',
  staticData: { title: msg`Import people`, parent: '/admin/employees', roles: ['admin'] },
  component: laterPage(['invite', 'kit/import'], 'ImportPage', 'ImportPage'),
});

export const inviteRoutes = [invitationsRoute, importRoute];
