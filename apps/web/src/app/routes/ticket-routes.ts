import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const title = msg`Extra-work tickets`;
// Employees see their own tickets only.
const roles = ['employee', 'supervisor', 'admin'] as const;

const ticketsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/tickets',
  validateSearch: listParams('q', 'state', 'project'),
  staticData: { title, parent: '/construction', roles },
  component: laterPage('tickets', 'TicketsPage', 'TicketsPage'),
});

const formPage = laterPage('tickets', 'TicketFormPage', 'TicketFormPage');

const newTicketRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/tickets/new',
  validateSearch: listParams('project', 'day', 'why', 'from'),
  staticData: { title, parent: '/construction', roles },
  component: formPage,
});

const ticketRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/tickets/$ticketId',
  staticData: { title, parent: '/construction/tickets', roles },
  component: laterPage('tickets', 'TicketPage', 'TicketPage'),
});

const editTicketRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/tickets/$ticketId/edit',
  staticData: { title, parent: '/construction/tickets/$ticketId', roles },
  component: formPage,
});

const projectTicketsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/projects/$projectId/tickets',
  validateSearch: listParams('q', 'state'),
  staticData: { title, parent: '/admin/projects' },
  component: laterPage('projects', 'ProjectTabPages', 'ProjectTicketsPage'),
});

export const ticketRoutes = [
  ticketsRoute,
  newTicketRoute,
  ticketRoute,
  editTicketRoute,
  projectTicketsRoute,
];
