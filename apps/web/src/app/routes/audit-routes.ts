import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/audit',
  staticData: { title: msg`Audit log` },
  // Read by the page, so that the shell need not know its filters.
  validateSearch: (search): Readonly<Record<string, unknown>> => search,
  component: featurePage(
    ['audit', 'audit/names'],
    () => import('../audit/AuditLogPage.tsx'),
    'AuditLogPage',
  ),
});

export const auditRoutes = [auditRoute];
