import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const reportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports',
  staticData: { title: msg`Reports` },
  validateSearch: listParams('q', 'report', 'by', 'period', 'from', 'to'),
  component: laterPage('reports', 'ReportsPage', 'ReportsPage'),
});

export const reportRoutes = [reportsRoute];
