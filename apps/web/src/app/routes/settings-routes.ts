import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/settings',
  staticData: { title: msg`Settings` },
  component: laterPage('settings', 'SettingsPages', 'SettingsHome'),
});

/** One section, such as `/admin/settings/overtime`. */
const settingsSectionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/settings/$section',
  staticData: { title: msg`Settings` },
  component: laterPage('settings', 'SettingsPages', 'SettingsSection'),
});

const jobRatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/settings/job-rates',
  staticData: {
    title: msg`Job rates`,
    parent: '/admin/settings',
    roles: ['admin'],
    isHidden: true,
  },
  validateSearch: listParams('q', 'which'),
  component: laterPage('pay', 'JobRatesPage', 'JobRatesPage'),
});

const companySignInRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/company/sign-in',
  staticData: {
    title: msg`Company sign-in`,
    parent: '/admin/settings',
    roles: ['admin'],
  },
  component: laterPage('company-sign-in', 'CompanySignInPage', 'CompanySignInPage'),
});

const dataRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/data',
  staticData: {
    title: msg`Company data`,
    parent: '/admin/settings',
    roles: ['admin'],
  },
  component: laterPage('data-rights', 'DataPage', 'DataPage'),
});

export const settingsRoutes = [
  settingsRoute,
  jobRatesRoute,
  companySignInRoute,
  dataRoute,
  settingsSectionRoute,
];
