import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const safetyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety',
  validateSearch: listParams('q', 'status', 'band', 'project', 'mine', 'overdue', 'sort', 'view'),
  staticData: { title: msg`Hazards` },
  component: laterPage('safety', 'SafetyHomePage', 'SafetyHomePage'),
});

const newHazardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/new',
  staticData: { title: msg`Report a hazard` },
  component: laterPage('safety', 'NewHazardPage', 'NewHazardPage'),
});

const riskMatrixRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/matrix',
  staticData: { title: msg`Risk matrix` },
  component: laterPage('safety', 'RiskMatrixPage', 'RiskMatrixPage'),
});

const incidentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/incidents',
  staticData: { title: msg`Incidents`, roles: ['admin'] },
  component: laterPage('safety', 'IncidentsPage', 'IncidentsPage'),
});

const hazardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/$hazardId',
  staticData: { title: msg`Hazard` },
  component: laterPage('safety', 'HazardPage', 'HazardPage'),
});

export const safetyRoutes = [
  safetyRoute,
  newHazardRoute,
  riskMatrixRoute,
  incidentsRoute,
  hazardRoute,
];
