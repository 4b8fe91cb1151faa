import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { laterPage } from './later-page.ts';
import { listParams } from './list-params.ts';
import { signedInRoute } from './signed-in-route.ts';

const payrollRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll',
  staticData: { title: msg`Payroll`, roles: ['admin'], isHidden: true },
  validateSearch: listParams('before'),
  component: laterPage('payroll', 'PayrollPage', 'PayrollPage'),
});

const periodRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll/$from',
  staticData: { title: msg`Pay period`, parent: '/payroll', roles: ['admin'], isHidden: true },
  validateSearch: listParams('q', 'format'),
  component: laterPage('payroll', 'PayrollPeriodPage', 'PayrollPeriodPage'),
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
  component: laterPage('payroll', 'CertifiedPayrollPage', 'CertifiedPayrollPage'),
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
  component: laterPage(['payroll', 'kit/import'], 'ImportFiguresPage', 'ImportFiguresPage'),
});

const mappingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll/mapping',
  staticData: { title: msg`Payroll names`, parent: '/payroll', roles: ['admin'], isHidden: true },
  validateSearch: listParams('system', 'part'),
  component: laterPage('payroll', 'PayrollMappingPage', 'PayrollMappingPage'),
});

const exportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payroll/exports/$id',
  staticData: { title: msg`Payroll export`, parent: '/payroll', roles: ['admin'], isHidden: true },
  component: laterPage('payroll', 'PayrollExportPage', 'PayrollExportPage'),
});

export const payrollRoutes = [
  payrollRoute,
  periodRoute,
  certifiedRoute,
  importFiguresRoute,
  mappingRoute,
  exportRoute,
];
