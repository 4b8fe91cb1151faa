import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const leads = ['supervisor', 'admin'] as const;
const members = ['employee', ...leads] as const;

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
  component: laterPage('orders', 'OrdersPage', 'OrdersPage'),
});

const newOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/new',
  staticData: { title: msg`New order`, roles: leads },
  validateSearch: listParams('request'),
  component: laterPage('orders', 'NewOrderPage', 'NewOrderPage'),
});

const receiptsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/receipts',
  staticData: { title: msg`Receipts`, roles: members },
  validateSearch: listParams('q', 'state', 'paid', 'project', 'period', 'mine', 'add'),
  component: laterPage('orders', 'ReceiptsPage', 'ReceiptsPage'),
});

const receiptRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/receipts/$receiptId',
  staticData: { title: msg`Receipt`, parent: '/purchase-orders/receipts', roles: members },
  component: laterPage('orders', 'ReceiptPage', 'ReceiptPage'),
});

const claimsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/claims',
  staticData: { title: msg`Claims`, roles: members },
  validateSearch: listParams('q', 'state', 'kind', 'project', 'period', 'mine', 'claim'),
  component: laterPage('orders', 'ClaimsPage', 'ClaimsPage'),
});

const vendorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/vendors',
  staticData: { title: msg`Vendors`, roles: leads },
  validateSearch: listParams('q', 'which'),
  component: laterPage('orders', 'VendorsPage', 'VendorsPage'),
});

const importVendorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/vendors/import',
  staticData: { title: msg`Import vendors`, parent: '/purchase-orders/vendors', roles: ['admin'] },
  component: laterPage(['orders', 'kit/import'], 'ImportVendorsPage', 'ImportVendorsPage'),
});

const vendorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/vendors/$vendorId',
  staticData: { title: msg`Vendors`, parent: '/purchase-orders/vendors', roles: leads },
  component: laterPage('orders', 'VendorPage', 'VendorPage'),
});

const orderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/$orderId',
  staticData: { title: msg`Order`, roles: leads },
  component: laterPage('orders', 'OrderPage', 'OrderPage'),
});

const editOrderRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/purchase-orders/$orderId/edit',
  staticData: { title: msg`Order`, parent: '/purchase-orders/$orderId', roles: leads },
  component: laterPage('orders', 'EditOrderPage', 'EditOrderPage'),
});

export const orderRoutes = [
  allOrdersRoute,
  newOrderRoute,
  receiptsRoute,
  receiptRoute,
  claimsRoute,
  vendorsRoute,
  importVendorsRoute,
  vendorRoute,
  editOrderRoute,
  orderRoute,
];
