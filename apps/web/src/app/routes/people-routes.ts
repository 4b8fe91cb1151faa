import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { signedInRoute } from './signed-in-route.ts';

const administrationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin',
  staticData: { title: msg`Administration` },
  component: featurePage(
    'administration',
    () => import('../../features/administration/AdministrationPage.tsx'),
    'AdministrationPage',
  ),
});

export const peopleRoutes = [administrationRoute];
