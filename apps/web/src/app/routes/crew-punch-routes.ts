import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const crewPunchRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/time/crew',
  validateSearch: (search): { readonly fix?: string } =>
    typeof search['fix'] === 'string' ? { fix: search['fix'] } : {},
  staticData: {
    title: msg`Punch for your crew`,
    parent: '/dashboard',
    roles: ['supervisor', 'admin'],
  },
  component: laterPage('clock', 'CrewPunchPage', 'CrewPunchPage'),
});

export const crewPunchRoutes = [crewPunchRoute];
