import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const approvalsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/approvals',
  staticData: { title: msg`Approvals` },
  component: laterPage([], 'ApprovalsPage', 'ApprovalsPage'),
});

export const approvalRoutes = [approvalsRoute];
