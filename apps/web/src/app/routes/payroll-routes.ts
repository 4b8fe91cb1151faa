import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { featurePage } from './feature-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const payrollRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll',
  staticData: { title: msg`Payroll`, roles: ['admin'], isHidden: true },
  validateSearch: listParams('before'),
  component: featurePage(
    'payroll',
    () => import('../../features/payroll/PayrollPage.tsx'),
    'PayrollPage',
  ),
});

const periodRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll/$from',
  staticData: { title: msg`Pay period`, parent: '/payroll', roles: ['admin'], isHidden: true },
  validateSearch: listParams('q', 'format'),
  component: featurePage(
    'payroll',
    () => import('../../features/payroll/PayrollPeriodPage.tsx'),
    'PayrollPeriodPage',
  ),
});

const certifiedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll/$from/certified',
  staticData: {
    title: msg`Certified payroll`,
    parent: '/payroll',
    roles: ['admin'],
    isHidden: true,
  },
  validateSearch: listParams('project', 'week'),
  component: featurePage(
    'payroll',
    () => import('../../features/payroll/certified/CertifiedPayrollPage.tsx'),
    'CertifiedPayrollPage',
  ),
});

const importFiguresRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll/$from/certified/$week/import',
  staticData: {
    title: msg`Import deductions`,
    parent: '/payroll',
    roles: ['admin'],
    isHidden: true,
  },
  validateSearch: listParams('project'),
  component: featurePage(
    ['payroll', 'kit/import'],
    () => import('../../features/payroll/certified/import/ImportFiguresPage.tsx'),
    'ImportFiguresPage',
  ),
});

const mappingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll/mapping',
  staticData: { title: msg`Payroll names`, parent: '/payroll', roles: ['admin'], isHidden: true },
  validateSearch: listParams('system', 'part'),
  component: featurePage(
    'payroll',
    () => import('../../features/payroll/PayrollMappingPage.tsx'),
    'PayrollMappingPage',
  ),
});

const exportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll/exports/$id',
  staticData: { title: msg`Payroll export`, parent: '/payroll', roles: ['admin'], isHidden: true },
  component: featurePage(
    'payroll',
    () => import('../../features/payroll/PayrollExportPage.tsx'),
    'PayrollExportPage',
  ),
});

export const payrollRoutes = [
  payrollRoute,
  periodRoute,
  certifiedRoute,
  importFiguresRoute,
  mappingRoute,
  exportRoute,
];
