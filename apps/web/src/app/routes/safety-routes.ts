import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const safetyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety',
  validateSearch: listParams('q', 'status', 'band', 'project', 'mine', 'overdue', 'sort', 'view'),
  staticData: { title: msg`Hazards` },
  component: featurePage('safety', () => import('../pages/SafetyHomePage.tsx'), 'SafetyHomePage'),
});

const newHazardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/new',
  staticData: { title: msg`Report a hazard` },
  component: featurePage(
    'safety',
    () => import('../../features/safety/NewHazardPage.tsx'),
    'NewHazardPage',
  ),
});

const riskMatrixRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/matrix',
  staticData: { title: msg`Risk matrix` },
  component: featurePage(
    'safety',
    () => import('../../features/safety/RiskMatrixPage.tsx'),
    'RiskMatrixPage',
  ),
});

const incidentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/incidents',
  staticData: { title: msg`Incidents`, roles: ['admin'] },
  component: featurePage(
    'safety',
    () => import('../../features/safety/incidents/IncidentsPage.tsx'),
    'IncidentsPage',
  ),
});

const hazardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/$hazardId',
  staticData: { title: msg`Hazard` },
  component: featurePage(
    'safety',
    () => import('../../features/safety/HazardPage.tsx'),
    'HazardPage',
  ),
});

export const safetyRoutes = [
  safetyRoute,
  newHazardRoute,
  riskMatrixRoute,
  incidentsRoute,
  hazardRoute,
];
