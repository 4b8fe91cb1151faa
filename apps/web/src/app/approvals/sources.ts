import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@muster/contract';
import type { ComponentType } from 'react';
import { featurePart } from '../routes/feature-part.ts';

/** One kind of thing that people approve or review, such as punches or timesheets. */
type ApprovalSource = {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly roles: readonly (Role | null)[];
  /** Every pending item with its possible answers. Renders nothing if none is pending. */
  readonly List: ComponentType;
  /** On Today: the items with their possible answers, or one row of a list. Renders nothing if none is pending. */
} & (
  | { readonly Today: ComponentType; readonly Summary?: never }
  | { readonly Summary: ComponentType; readonly Today?: never }
);

/** In page order. An area adds its source here, and its count to `nav/count-sources.ts`. */
export const approvalSources: readonly ApprovalSource[] = [
  {
    id: 'punches',
    title: msg`Punches`,
    roles: ['supervisor', 'admin'],
    List: featurePart(
      'dashboard',
      () => import('../../features/dashboard/decisions/ReviewList.tsx'),
      'ReviewList',
    ),
    Today: featurePart(
      'dashboard',
      () => import('../../features/dashboard/decisions/ReviewsToday.tsx'),
      'ReviewsToday',
    ),
  },
  {
    id: 'corrections',
    title: msg`Corrections`,
    roles: ['supervisor', 'admin'],
    List: featurePart(
      'timesheets',
      () => import('../../features/timesheets/corrections/CorrectionList.tsx'),
      'CorrectionList',
    ),
    Summary: featurePart(
      'timesheets',
      () => import('../../features/timesheets/corrections/CorrectionSummary.tsx'),
      'CorrectionSummary',
    ),
  },
  {
    id: 'timesheets',
    title: msg`Timesheets`,
    roles: ['supervisor', 'admin'],
    List: featurePart(
      'timesheets',
      () => import('../../features/timesheets/approvals/WaitingSheetList.tsx'),
      'WaitingSheetList',
    ),
    Summary: featurePart(
      'timesheets',
      () => import('../../features/timesheets/approvals/WaitingSheetSummary.tsx'),
      'WaitingSheetSummary',
    ),
  },
  {
    id: 'jsas',
    title: msg`JSAs`,
    roles: ['supervisor', 'admin'],
    List: featurePart('jsas', () => import('../../features/jsas/WaitingJsas.tsx'), 'WaitingJsas'),
    Summary: featurePart(
      'jsas',
      () => import('../../features/jsas/WaitingJsasSummary.tsx'),
      'WaitingJsasSummary',
    ),
  },
  {
    id: 'daily-logs',
    title: msg`Daily logs`,
    roles: ['admin'],
    List: featurePart(
      'construction',
      () => import('../../features/construction/log/WaitingLogs.tsx'),
      'WaitingLogs',
    ),
    Summary: featurePart(
      'construction',
      () => import('../../features/construction/log/WaitingLogsSummary.tsx'),
      'WaitingLogsSummary',
    ),
  },
  {
    id: 'schedule',
    title: msg`Schedule`,
    roles: ['supervisor', 'admin'],
    List: featurePart(
      'schedule',
      () => import('../../features/schedule/requests/ScheduleRequestList.tsx'),
      'ScheduleRequestList',
    ),
    Summary: featurePart(
      'schedule',
      () => import('../../features/schedule/requests/RequestsSummary.tsx'),
      'RequestsSummary',
    ),
  },
  {
    id: 'orders',
    title: msg`Orders`,
    roles: ['supervisor', 'admin'],
    List: featurePart(
      'orders',
      () => import('../../features/orders/approvals/WaitingOrders.tsx'),
      'WaitingOrders',
    ),
    Summary: featurePart(
      'orders',
      () => import('../../features/orders/approvals/WaitingSummary.tsx'),
      'WaitingOrdersSummary',
    ),
  },
  {
    id: 'receipts',
    title: msg`Receipts`,
    roles: ['admin'],
    List: featurePart(
      'orders',
      () => import('../../features/orders/approvals/WaitingReceipts.tsx'),
      'WaitingReceipts',
    ),
    Summary: featurePart(
      'orders',
      () => import('../../features/orders/approvals/WaitingSummary.tsx'),
      'WaitingReceiptsSummary',
    ),
  },
  {
    id: 'checks',
    title: msg`Overdue checks`,
    roles: ['supervisor', 'admin'],
    List: featurePart(
      'checklists',
      () => import('../../features/checklists/overdue/OverdueChecks.tsx'),
      'OverdueChecks',
    ),
    Summary: featurePart(
      'checklists',
      () => import('../../features/checklists/overdue/OverdueSummary.tsx'),
      'OverdueSummary',
    ),
  },
  {
    id: 'claims',
    title: msg`Claims`,
    roles: ['supervisor', 'admin'],
    List: featurePart(
      'orders',
      () => import('../../features/orders/approvals/WaitingClaims.tsx'),
      'WaitingClaims',
    ),
    Summary: featurePart(
      'orders',
      () => import('../../features/orders/approvals/WaitingSummary.tsx'),
      'WaitingClaimsSummary',
    ),
  },
];
