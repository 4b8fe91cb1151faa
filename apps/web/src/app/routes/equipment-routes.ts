import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const title = msg`Equipment`;
const roles = ['employee', 'supervisor', 'admin'] as const;

const equipmentListRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/equipment',
  validateSearch: listParams('q', 'which', 'service', 'project'),
  staticData: { title, parent: '/construction', roles },
  component: laterPage('equipment', 'EquipmentListPage', 'EquipmentListPage'),
});

const labelsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/equipment/labels',
  validateSearch: listParams('q', 'which', 'service', 'project', 'piece'),
  staticData: { title: msg`Labels`, parent: '/construction/equipment', roles: ['admin'] },
  component: laterPage('equipment', 'LabelsPage', 'LabelsPage'),
});

const equipmentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/construction/equipment/$equipmentId',
  staticData: { title, parent: '/construction/equipment', roles },
  component: laterPage('equipment', 'EquipmentPage', 'EquipmentPage'),
});

export const equipmentRoutes = [equipmentListRoute, labelsRoute, equipmentRoute];
