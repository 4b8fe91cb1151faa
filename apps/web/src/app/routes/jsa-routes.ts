import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const jsasRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/jsas',
  validateSearch: listParams('q', 'state', 'project', 'mine'),
  staticData: { title: msg`JSAs` },
  component: laterPage('jsas', 'JsasPage', 'JsasPage'),
});

const jsaRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/jsas/$jsaId',
  staticData: { title: msg`JSA`, parent: '/safety/jsas' },
  component: laterPage('jsas', 'JsaPage', 'JsaPage'),
});

const libraryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/safety/library',
  staticData: { title: msg`Safety library`, parent: '/safety/jsas', roles: ['admin'] },
  component: laterPage('jsas', 'LibraryPage', 'LibraryPage'),
});

export const jsaRoutes = [jsasRoute, jsaRoute, libraryRoute];
