import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
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

export const settingsRoutes = [settingsRoute, settingsSectionRoute];
