import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Each area has a place of its own in the navigation. */
const administrationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin',
  beforeLoad: () => {
    throw redirect({ to: '/more', replace: true });
  },
});

const employeesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees',
  staticData: { title: msg`Team` },
  validateSearch: listParams('q', 'role', 'status', 'crew', 'sort', 'cert'),
  component: laterPage(['people', 'invite'], 'EmployeesPage', 'EmployeesPage'),
});

const crewsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/crews',
  staticData: { title: msg`Crews` },
  validateSearch: listParams('q', 'which'),
  component: laterPage('crews', 'CrewsPage', 'CrewsPage'),
});

const crewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/crews/$crewId',
  staticData: { title: msg`Crew` },
  component: laterPage('crews', 'CrewPage', 'CrewPage'),
});

export const peopleRoutes = [administrationRoute, employeesRoute, crewsRoute, crewRoute];
