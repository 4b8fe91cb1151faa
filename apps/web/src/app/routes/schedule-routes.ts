import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const scheduleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/schedule',
  staticData: { title: msg`Schedule` },
  validateSearch: listParams('q', 'view', 'day', 'by', 'crew', 'look', 'person'),
  component: laterPage('schedule', 'SchedulePages', 'SchedulePage'),
});

const timeOffRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/schedule/time-off',
  staticData: { title: msg`Time off` },
  component: laterPage('schedule', 'SchedulePages', 'TimeOffPage'),
});

const availabilityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/schedule/availability',
  staticData: { title: msg`Availability` },
  component: laterPage('schedule', 'SchedulePages', 'AvailabilityPage'),
});

const requestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/schedule/requests',
  staticData: { title: msg`Schedule requests`, roles: ['supervisor', 'admin'] },
  component: laterPage('schedule', 'SchedulePages', 'RequestsPage'),
});

export const scheduleRoutes = [scheduleRoute, timeOffRoute, availabilityRoute, requestsRoute];
