import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { rootRoute } from './root.ts';
import { signedInRoute } from './signed-in-route.ts';

/** The tablet's screen: signed out it takes a code, afterwards it is all that the tablet shows. */
export const kioskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kiosk',
  staticData: { title: msg`Kiosk` },
  validateSearch: (search): { readonly code?: string } => {
    // The router reads a code of digits as a number.
    const code = typeof search['code'] === 'number' ? `${search['code']}` : search['code'];
    return typeof code === 'string' && code !== '' ? { code } : {};
  },
  component: laterPage(['kiosk', 'attention', 'session'], 'KioskPage', 'KioskPage'),
});

const kiosksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/kiosks',
  staticData: { title: msg`Kiosks`, parent: '/admin/settings', roles: ['admin'] },
  validateSearch: (search): { readonly tab?: 'pins' } =>
    search['tab'] === 'pins' ? { tab: 'pins' } : {},
  component: laterPage('kiosks', 'KiosksPage', 'KiosksPage'),
});

export const kioskAdminRoutes = [kiosksRoute];
