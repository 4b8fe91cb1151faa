import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const leads = ['supervisor', 'admin'] as const;

const allOrdersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/all',
  staticData: { title: msg`Orders`, roles: leads },
  validateSearch: listParams(
    'q',
    'view',
    'label',
    'vendor',
    'project',
    'code',
    'period',
    'own',
    'by',
  ),
  component: featurePage(
    'orders',
    () => import('../../features/orders/list/OrdersPage.tsx'),
    'OrdersPage',
  ),
});

const newOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/new',
  staticData: { title: msg`New order`, roles: leads },
  validateSearch: listParams('request'),
  component: featurePage(
    'orders',
    () => import('../../features/orders/form/NewOrderPage.tsx'),
    'NewOrderPage',
  ),
});

const vendorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/vendors',
  staticData: { title: msg`Vendors`, roles: leads },
  validateSearch: listParams('q', 'which'),
  component: featurePage(
    'orders',
    () => import('../../features/orders/vendors/VendorsPage.tsx'),
    'VendorsPage',
  ),
});

const vendorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/vendors/$vendorId',
  staticData: { title: msg`Vendors`, parent: '/purchase-orders/vendors', roles: leads },
  component: featurePage(
    'orders',
    () => import('../../features/orders/vendors/VendorPage.tsx'),
    'VendorPage',
  ),
});

const orderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/$orderId',
  staticData: { title: msg`Order`, roles: leads },
  component: featurePage(
    'orders',
    () => import('../../features/orders/page/OrderPage.tsx'),
    'OrderPage',
  ),
});

const editOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/$orderId/edit',
  staticData: { title: msg`Order`, parent: '/purchase-orders/$orderId', roles: leads },
  component: featurePage(
    'orders',
    () => import('../../features/orders/form/EditOrderPage.tsx'),
    'EditOrderPage',
  ),
});

export const orderRoutes = [
  allOrdersRoute,
  newOrderRoute,
  vendorsRoute,
  vendorRoute,
  editOrderRoute,
  orderRoute,
];
