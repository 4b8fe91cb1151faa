import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/audit',
  staticData: { title: msg`Audit log` },
  // Read by the page, so that the shell need not know its filters.
  validateSearch: (search): Readonly<Record<string, unknown>> => search,
  component: laterPage(['audit', 'audit/names'], 'AuditLogPage', 'AuditLogPage'),
});

export const auditRoutes = [auditRoute];
