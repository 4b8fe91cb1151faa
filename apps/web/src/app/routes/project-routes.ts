import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Employees reach these pages from Construction and see less. */
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
  component: laterPage('projects', 'ProjectsPage', 'ProjectsPage'),
});

const projectRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId',
  staticData: { title: msg`Project`, roles: everyMember },
  component: laterPage('projects', 'ProjectTabPages', 'ProjectOverviewPage'),
});

const projectPhotosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/photos',
  ...album,
  component: laterPage('projects', 'ProjectTabPages', 'ProjectPhotosPage'),
});

const photosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/photos',
  ...album,
  component: laterPage('photos', 'PhotosPage', 'PhotosPage'),
});

/** `{project}/cost` and the pages below it: money, for admins only. */
const costRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/cost',
  staticData: { title: msg`Cost`, parent: '/admin/projects', roles: ['admin'] },
  validateSearch: listParams('q', 'which'),
  component: laterPage('projects', 'ProjectTabPages', 'ProjectCostPage'),
});

const budgetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/cost/budget',
  staticData: { title: msg`Budget`, parent: '/admin/projects/$projectId/cost', roles: ['admin'] },
  component: laterPage('costs', 'BudgetGridPage', 'BudgetGridPage'),
});

const importBudgetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/cost/import',
  staticData: {
    title: msg`Import budget`,
    parent: '/admin/projects/$projectId/cost',
    roles: ['admin'],
  },
  component: laterPage(['costs', 'kit/import'], 'ImportBudgetPage', 'ImportBudgetPage'),
});

/** `{project}/changes` and the pages below it: money, for admins only. */
const changesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/changes',
  staticData: { title: msg`Change orders`, parent: '/admin/projects', roles: ['admin'] },
  validateSearch: listParams('q', 'state'),
  component: laterPage('projects', 'ProjectTabPages', 'ProjectChangesPage'),
});

const changeOrderForm = laterPage('costs', 'ChangeOrderFormPage', 'ChangeOrderFormPage');
const changeOrder = {
  title: msg`Change order`,
  parent: '/admin/projects/$projectId/changes',
  roles: ['admin'],
} as const;

const newChangeOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/changes/new',
  staticData: changeOrder,
  component: changeOrderForm,
});

const changeOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/changes/$changeOrderId',
  staticData: changeOrder,
  component: laterPage('costs', 'ChangeOrderPage', 'ChangeOrderPage'),
});

const editChangeOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/changes/$changeOrderId/edit',
  staticData: { ...changeOrder, parent: '/admin/projects/$projectId/changes/$changeOrderId' },
  component: changeOrderForm,
});

/** The report that banks and sureties ask for, on all projects. */
const workInProgressRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/work-in-progress',
  staticData: { title: msg`Work in progress`, parent: '/reports', roles: ['admin'] },
  validateSearch: listParams('q'),
  component: laterPage('costs', 'WorkInProgressPage', 'WorkInProgressPage'),
});

const hoursRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/hours',
  staticData: { title: msg`Hours`, parent: '/admin/projects' },
  component: laterPage('projects', 'ProjectTabPages', 'ProjectHoursPage'),
});

const siteRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/sites/$siteId',
  staticData: { title: msg`Job site`, parent: '/admin/projects/$projectId' },
  component: laterPage('projects', 'SitePage', 'SitePage'),
});

const costCodesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/cost-codes',
  staticData: { title: msg`Cost codes` },
  validateSearch: listParams('q', 'division', 'which'),
  component: laterPage('cost-codes', 'CostCodesPage', 'CostCodesPage'),
});

const importCodesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/cost-codes/import',
  staticData: { title: msg`Import cost codes` },
  component: laterPage(['cost-codes', 'kit/import'], 'ImportCodesPage', 'ImportCodesPage'),
});

export const projectRoutes = [
  projectsRoute,
  projectRoute,
  projectPhotosRoute,
  photosRoute,
  costRoute,
  budgetRoute,
  importBudgetRoute,
  changesRoute,
  newChangeOrderRoute,
  changeOrderRoute,
  editChangeOrderRoute,
  workInProgressRoute,
  hoursRoute,
  siteRoute,
  costCodesRoute,
  importCodesRoute,
];
