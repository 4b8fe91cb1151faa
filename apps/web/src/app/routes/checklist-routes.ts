import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const title = msg`Checklists`;
const roles = ['employee', 'supervisor', 'admin'] as const;

const checklistsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/checklists',
  validateSearch: listParams('q', 'template', 'result', 'project', 'equipment'),
  staticData: { title, parent: '/construction', roles },
  component: laterPage('checklists', 'ChecklistsPage', 'ChecklistsPage'),
});

const checklistRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/checklists/$id',
  validateSearch: listParams('template', 'project', 'equipment'),
  staticData: { title, parent: '/construction/checklists', roles },
  component: laterPage('checklists', 'ChecklistPage', 'ChecklistPage'),
});

const templatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/checklists/templates',
  validateSearch: listParams('q'),
  staticData: { title, parent: '/construction/checklists', roles: ['admin'] },
  component: laterPage('checklists', 'TemplatesPage', 'TemplatesPage'),
});

const templateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/checklists/templates/$id',
  staticData: { title, parent: '/construction/checklists/templates', roles: ['admin'] },
  component: laterPage('checklists', 'TemplatePage', 'TemplatePage'),
});

export const checklistRoutes = [checklistsRoute, checklistRoute, templatesRoute, templateRoute];
