import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Each area has a place of its own in the navigation. */
const administrationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin',
  beforeLoad: () => {
    throw redirect({ to: '/more', replace: true });
  },
});

type ListSearch = Readonly<
  Partial<Record<'q' | 'role' | 'status' | 'crew' | 'sort' | 'cert', string>>
>;

const employeesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/employees',
  staticData: { title: msg`Team` },
  // The page reads them; a number that was searched for is a text like any other.
  validateSearch: ({ q, role, status, crew, sort, cert }): ListSearch => ({
    ...((typeof q === 'string' || typeof q === 'number') && { q: `${q}` }),
    ...(typeof role === 'string' && { role }),
    ...(typeof status === 'string' && { status }),
    ...(typeof crew === 'string' && { crew }),
    ...(typeof sort === 'string' && { sort }),
    ...(typeof cert === 'string' && { cert }),
  }),
  component: featurePage(
    ['people', 'invite'],
    () => import('../pages/EmployeesPage.tsx'),
    'EmployeesPage',
  ),
});

const crewsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/crews',
  staticData: { title: msg`Crews` },
  component: featurePage('crews', () => import('../../features/crews/CrewsPage.tsx'), 'CrewsPage'),
});

const crewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/crews/$crewId',
  staticData: { title: msg`Crew` },
  component: featurePage('crews', () => import('../../features/crews/CrewPage.tsx'), 'CrewPage'),
});

export const peopleRoutes = [administrationRoute, employeesRoute, crewsRoute, crewRoute];
