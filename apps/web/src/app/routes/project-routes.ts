import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Employees come from Construction and see less. */
const everyMember = ['employee', 'supervisor', 'admin'] as const;

const album = {
  staticData: { title: msg`Photos`, roles: everyMember },
  validateSearch: listParams('q', 'project', 'person', 'tag', 'day', 'site'),
};

const projectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects',
  staticData: { title: msg`Projects` },
  validateSearch: listParams('q', 'status'),
  component: featurePage(
    'projects',
    () => import('../../features/projects/list/ProjectsPage.tsx'),
    'ProjectsPage',
  ),
});

const projectRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId',
  staticData: { title: msg`Project`, roles: everyMember },
  component: featurePage(
    'projects',
    () => import('../pages/ProjectTabPages.tsx'),
    'ProjectOverviewPage',
  ),
});

const projectPhotosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/photos',
  ...album,
  component: featurePage(
    'projects',
    () => import('../pages/ProjectTabPages.tsx'),
    'ProjectPhotosPage',
  ),
});

const photosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/photos',
  ...album,
  component: featurePage(
    'photos',
    () => import('../../features/photos/PhotosPage.tsx'),
    'PhotosPage',
  ),
});

/** `{project}/cost` and what is below it: money, for admins alone. */
const costRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/cost',
  staticData: { title: msg`Cost`, parent: '/admin/projects', roles: ['admin'] },
  validateSearch: listParams('q', 'which'),
  component: featurePage(
    'projects',
    () => import('../pages/ProjectTabPages.tsx'),
    'ProjectCostPage',
  ),
});

const budgetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/cost/budget',
  staticData: { title: msg`Budget`, parent: '/admin/projects/$projectId/cost', roles: ['admin'] },
  component: featurePage(
    'costs',
    () => import('../../features/costs/grid/BudgetGridPage.tsx'),
    'BudgetGridPage',
  ),
});

const importBudgetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/cost/import',
  staticData: {
    title: msg`Import budget`,
    parent: '/admin/projects/$projectId/cost',
    roles: ['admin'],
  },
  component: featurePage(
    ['costs', 'kit/import'],
    () => import('../../features/costs/import/ImportBudgetPage.tsx'),
    'ImportBudgetPage',
  ),
});

const hoursRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/hours',
  staticData: { title: msg`Hours`, parent: '/admin/projects' },
  component: featurePage(
    'projects',
    () => import('../pages/ProjectTabPages.tsx'),
    'ProjectHoursPage',
  ),
});

const siteRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/sites/$siteId',
  staticData: { title: msg`Job site`, parent: '/admin/projects/$projectId' },
  component: featurePage(
    'projects',
    () => import('../../features/projects/sites/SitePage.tsx'),
    'SitePage',
  ),
});

const costCodesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/cost-codes',
  staticData: { title: msg`Cost codes` },
  validateSearch: listParams('q', 'division', 'which'),
  component: featurePage(
    'cost-codes',
    () => import('../../features/cost-codes/CostCodesPage.tsx'),
    'CostCodesPage',
  ),
});

const importCodesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/cost-codes/import',
  staticData: { title: msg`Import cost codes` },
  component: featurePage(
    ['cost-codes', 'kit/import'],
    () => import('../../features/cost-codes/import/ImportCodesPage.tsx'),
    'ImportCodesPage',
  ),
});

export const projectRoutes = [
  projectsRoute,
  projectRoute,
  projectPhotosRoute,
  photosRoute,
  costRoute,
  budgetRoute,
  importBudgetRoute,
  hoursRoute,
  siteRoute,
  costCodesRoute,
  importCodesRoute,
];
