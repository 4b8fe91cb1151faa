import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const projectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects',
  staticData: { title: msg`Projects` },
  component: featurePage(
    'projects',
    () => import('../../features/projects/list/ProjectsPage.tsx'),
    'ProjectsPage',
  ),
});

const projectRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId',
  staticData: { title: msg`Project` },
  component: featurePage(
    'projects',
    () => import('../../features/projects/page/ProjectPage.tsx'),
    'ProjectPage',
  ),
});

const siteRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/sites/$siteId',
  staticData: { title: msg`Site` },
  component: featurePage(
    'projects',
    () => import('../../features/projects/sites/SitePage.tsx'),
    'SitePage',
  ),
});

export const projectRoutes = [projectsRoute, projectRoute, siteRoute];
