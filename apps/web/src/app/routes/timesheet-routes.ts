import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const mySheet = featurePage(
  'timesheets',
  () => import('../../features/timesheets/MySheetPage.tsx'),
  'MySheetPage',
);

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
  component: featurePage(
    'timesheets',
    () => import('../../features/timesheets/TimesheetsPage.tsx'),
    'TimesheetsPage',
  ),
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
  component: featurePage(
    'timesheets',
    () => import('../../features/timesheets/exceptions/ExceptionsPage.tsx'),
    'ExceptionsPage',
  ),
});

const personSheetRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/timesheets/$from/$personId',
  staticData: { title: msg`Timesheet`, roles: ['supervisor', 'admin'], isHidden: true },
  component: featurePage(
    'timesheets',
    () => import('../../features/timesheets/PersonSheetPage.tsx'),
    'PersonSheetPage',
  ),
});

export const timesheetRoutes = [
  currentSheetRoute,
  mySheetRoute,
  timesheetsRoute,
  exceptionsRoute,
  personSheetRoute,
];
