import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const page = laterPage('platform', 'ConsolePage', 'ConsolePage');

/** An area of the console; people of a company find nothing at its address. */
function consoleRoute<const Path extends string>(path: Path, title: MessageDescriptor) {
  return createRoute({
    getParentRoute: () => signedInRoute,
    path,
    staticData: { title, roles: ['super_admin'], isHidden: true },
    // Read by the page, so that the shell need not know its filters.
    validateSearch: (search): Readonly<Record<string, unknown>> => search,
    component: page,
  });
}

const visitRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/super-admin/visit/$visitId',
  staticData: { title: msg`Support visit`, roles: ['super_admin'], isHidden: true },
  component: laterPage(['platform', 'notifications'], 'VisitPage', 'VisitPage'),
});

export const consoleRoutes = [
  visitRoute,
  consoleRoute('/super-admin', msg`Companies`),
  consoleRoute('/super-admin/companies/$companyId', msg`Company`),
  consoleRoute('/super-admin/people', msg`People`),
  consoleRoute('/super-admin/sign-in', msg`Sign-in help`),
  consoleRoute('/super-admin/errors', msg`Errors`),
  consoleRoute('/super-admin/jobs', msg`Jobs`),
  consoleRoute('/super-admin/messages', msg`Messages`),
  consoleRoute('/super-admin/announcements', msg`Announcements`),
  consoleRoute('/super-admin/admins', msg`Platform admins`),
  consoleRoute('/super-admin/health', msg`Health`),
];
