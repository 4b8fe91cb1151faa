import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const mySheet = laterPage('timesheets', 'MySheetPage', 'MySheetPage');

const ownStaticData = {
  title: msg`Timesheet`,
  parent: '/time',
  roles: ['employee', 'supervisor', 'admin'],
  isHidden: true,
} as const;

const currentSheetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/time/sheet',
  staticData: ownStaticData,
  component: mySheet,
});

const mySheetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/time/sheet/$from',
  staticData: ownStaticData,
  component: mySheet,
});

const timesheetsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/timesheets',
  staticData: { title: msg`Timesheets`, roles: ['supervisor', 'admin'], isHidden: true },
  validateSearch: listParams('q', 'state', 'only', 'period'),
  component: laterPage('timesheets', 'TimesheetsPage', 'TimesheetsPage'),
});

const exceptionsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/timesheets/exceptions',
  staticData: {
    title: msg`Exceptions`,
    parent: '/timesheets',
    roles: ['supervisor', 'admin'],
    isHidden: true,
  },
  validateSearch: listParams('q', 'kind', 'period'),
  component: laterPage('timesheets', 'ExceptionsPage', 'ExceptionsPage'),
});

const weekGridRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/timesheets/week',
  staticData: {
    title: msg`Enter a week`,
    parent: '/timesheets',
    roles: ['supervisor', 'admin'],
    isHidden: true,
  },
  validateSearch: listParams('week', 'crew'),
  component: laterPage('timesheets', 'WeekGridPage', 'WeekGridPage'),
});

const personSheetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/timesheets/$from/$personId',
  staticData: { title: msg`Timesheet`, roles: ['supervisor', 'admin'], isHidden: true },
  component: laterPage('timesheets', 'PersonSheetPage', 'PersonSheetPage'),
});

export const timesheetRoutes = [
  currentSheetRoute,
  mySheetRoute,
  timesheetsRoute,
  exceptionsRoute,
  weekGridRoute,
  personSheetRoute,
];
