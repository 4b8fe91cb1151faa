import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/settings',
  staticData: { title: msg`Settings` },
  component: featurePage('settings', () => import('../pages/SettingsPages.tsx'), 'SettingsHome'),
});

/** One section, such as `/admin/settings/overtime`. */
const settingsSectionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/settings/$section',
  staticData: { title: msg`Settings` },
  component: featurePage('settings', () => import('../pages/SettingsPages.tsx'), 'SettingsSection'),
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
  component: featurePage(
    'pay',
    () => import('../../features/pay/JobRatesPage.tsx'),
    'JobRatesPage',
  ),
});

export const settingsRoutes = [settingsRoute, jobRatesRoute, settingsSectionRoute];
