import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const everyMember = ['employee', 'supervisor', 'admin'] as const;

const logRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/logs/$id',
  validateSearch: listParams('project', 'day'),
  staticData: { title: msg`Daily log`, parent: '/construction' },
  component: laterPage('construction', 'DailyLogPage', 'DailyLogPage'),
});

const projectLogsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/logs',
  validateSearch: listParams('q', 'state'),
  staticData: { title: msg`Daily logs`, roles: everyMember },
  component: laterPage('projects', 'ProjectTabPages', 'ProjectLogsPage'),
});

export const constructionRoutes = [logRoute, projectLogsRoute];
