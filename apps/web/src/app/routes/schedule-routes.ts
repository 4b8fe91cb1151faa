import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const pages = () => import('../pages/SchedulePages.tsx');

const scheduleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/schedule',
  staticData: { title: msg`Schedule` },
  validateSearch: listParams('q', 'view', 'day', 'by', 'crew', 'look', 'person'),
  component: featurePage('schedule', pages, 'SchedulePage'),
});

const timeOffRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/schedule/time-off',
  staticData: { title: msg`Time off` },
  component: featurePage('schedule', pages, 'TimeOffPage'),
});

const availabilityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/schedule/availability',
  staticData: { title: msg`Availability` },
  component: featurePage('schedule', pages, 'AvailabilityPage'),
});

const requestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/schedule/requests',
  staticData: { title: msg`Schedule requests`, roles: ['supervisor', 'admin'] },
  component: featurePage('schedule', pages, 'RequestsPage'),
});

export const scheduleRoutes = [scheduleRoute, timeOffRoute, availabilityRoute, requestsRoute];
