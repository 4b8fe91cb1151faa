import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const approvalsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/approvals',
  staticData: { title: msg`Approvals` },
  component: featurePage([], () => import('../pages/ApprovalsPage.tsx'), 'ApprovalsPage'),
});

export const approvalRoutes = [approvalsRoute];
