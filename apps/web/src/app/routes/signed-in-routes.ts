import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { approvalRoutes } from './approval-routes.ts';
import { auditRoutes } from './audit-routes.ts';
import { consoleRoutes } from './console-routes.ts';
import { checklistRoutes } from './checklist-routes.ts';
import { constructionRoutes } from './construction-routes.ts';
import { crewPunchRoutes } from './crew-punch-routes.ts';
import { featurePage } from './feature-page.ts';
import { laterPage } from './later-page.ts';
import { inviteRoutes } from './invite-routes.ts';
import { jsaRoutes } from './jsa-routes.ts';
import { kioskAdminRoutes } from './kiosk-routes.ts';
import { listParams } from './list-params.ts';
import { orderRoutes } from './order-routes.ts';
import { payrollRoutes } from './payroll-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { personRoutes } from './person-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { safetyRoutes } from './safety-routes.ts';
import { sarahRoutes } from './sarah-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { signedInRoute } from './signed-in-route.ts';
import { equipmentRoutes } from './equipment-routes.ts';
import { ticketRoutes } from './ticket-routes.ts';
import { timesheetRoutes } from './timesheet-routes.ts';
import { trackingRoutes } from './tracking-routes.ts';

const homePage = featurePage(
  ['dashboard', 'clock'],
  () => import('../pages/HomePage.tsx'),
  'HomePage',
);

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: msg`Today` },
  beforeLoad: ({ context }) => {
    const state = context.data.account.state();
    if (state.kind === 'signed_in' && state.identity.role === 'super_admin') {
      throw redirect({ to: '/super-admin', replace: true });
    }
  },
  component: homePage,
});

/** The dashboard's view of the orders. */
const ordersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders',
  staticData: { title: msg`Orders` },
  component: homePage,
});

/** The dashboard's view of the projects on one day. */
const constructionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction',
  staticData: { title: msg`Construction` },
  validateSearch: listParams('day'),
  component: homePage,
});

/** One person beside the board; the page above reads the parameter. */
const personRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/people/$personId',
});

const timeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/time',
  staticData: { title: msg`Time` },
  component: featurePage('clock', () => import('../pages/TimePage.tsx'), 'TimePage'),
});

const needsAttentionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/needs-attention',
  staticData: { title: msg({ message: 'Saved on this device', context: 'a page' }) },
  component: laterPage('attention', 'AttentionPage', 'AttentionPage'),
});

const moreRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/more',
  staticData: { title: msg`More` },
  component: laterPage('session', 'MorePage', 'MorePage'),
});

const myProfileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-profile',
  staticData: { title: msg`My profile` },
  component: laterPage(
    ['profile', 'person', 'session', 'notifications', 'support'],
    'MyProfilePage',
    'MyProfilePage',
  ),
});

const brandingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/company/branding',
  staticData: { title: msg`Branding`, parent: '/admin/settings', roles: ['admin'] },
  component: laterPage('branding', 'BrandingAdminPage', 'BrandingAdminPage'),
});

const deletionRequestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/deletion-requests',
  staticData: { title: msg`Deletion requests`, parent: '/admin/settings', roles: ['admin'] },
  component: laterPage('profile', 'DeletionRequestsPage', 'DeletionRequestsPage'),
});

const inboxRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/notifications',
  staticData: { title: msg`Notifications` },
  component: laterPage('notifications', 'InboxPage', 'InboxPage'),
});

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/notifications',
  staticData: { title: msg`Notification log`, parent: '/admin/settings', roles: ['admin'] },
  validateSearch: listParams('shown'),
  component: laterPage('notifications', 'NotificationsPage', 'NotificationsPage'),
});

const helpRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/help',
  staticData: { title: msg`Help` },
  component: laterPage('help', 'HelpPage', 'HelpPage'),
});

const helpTopicRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/help/$topic',
  staticData: { title: msg`Help`, parent: '/help' },
  component: laterPage('help', 'HelpTopicPage', 'HelpTopicPage'),
});

export const signedInRoutes = signedInRoute.addChildren([
  dashboardRoute.addChildren([personRoute]),
  ordersRoute,
  ...orderRoutes,
  constructionRoute,
  ...constructionRoutes,
  ...approvalRoutes,
  timeRoute,
  ...crewPunchRoutes,
  ...timesheetRoutes,
  ...payrollRoutes,
  needsAttentionRoute,
  moreRoute,
  myProfileRoute,
  brandingRoute,
  deletionRequestsRoute,
  inboxRoute,
  notificationsRoute,
  helpRoute,
  helpTopicRoute,
  ...peopleRoutes,
  ...auditRoutes,
  ...inviteRoutes,
  ...kioskAdminRoutes,
  ...personRoutes,
  ...settingsRoutes,
  ...projectRoutes,
  ...reportRoutes,
  ...safetyRoutes,
  ...sarahRoutes,
  ...jsaRoutes,
  ...scheduleRoutes,
  ...checklistRoutes,
  ...equipmentRoutes,
  ...ticketRoutes,
  ...trackingRoutes,
  ...consoleRoutes,
]);
