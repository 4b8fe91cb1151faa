import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const sarahRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/sarah-jsa',
  staticData: { title: msg`Talk a job through` },
  validateSearch: listParams('project', 'from'),
  component: featurePage('sarah', () => import('../../features/sarah/SarahPage.tsx'), 'SarahPage'),
});

const dialogueRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/sarah-jsa/$draftId',
  staticData: { title: msg`Job safety analysis` },
  component: featurePage(
    'sarah',
    () => import('../../features/sarah/DialoguePage.tsx'),
    'DialoguePage',
  ),
});

export const sarahRoutes = [sarahRoute, dialogueRoute];
