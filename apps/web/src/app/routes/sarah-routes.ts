import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const sarahRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/sarah-jsa',
  staticData: { title: msg`Talk a job through` },
  validateSearch: listParams('project', 'from'),
  component: laterPage('sarah', 'SarahPage', 'SarahPage'),
});

const dialogueRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/sarah-jsa/$draftId',
  staticData: { title: msg`Job safety analysis` },
  component: laterPage('sarah', 'DialoguePage', 'DialoguePage'),
});

export const sarahRoutes = [sarahRoute, dialogueRoute];
