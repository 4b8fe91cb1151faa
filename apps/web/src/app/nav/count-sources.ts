import { answerCounts } from '../answers/answer-count.ts';
import { overdueCheckCount } from '../approvals/check-count.ts';
import { waitingJsaCount } from '../approvals/jsa-count.ts';
import { waitingLogCount } from '../approvals/log-count.ts';
import {
  waitingClaimCount,
  waitingOrderCount,
  waitingReceiptCount,
} from '../approvals/order-counts.ts';
import { reviewCount } from '../approvals/review-count.ts';
import { correctionCount, waitingSheetCount } from '../approvals/timesheet-counts.ts';
import { unreadCount } from '../inbox/inbox-count.ts';
import type { CountSource } from './count-source.ts';

/** Loaded when the app is idle. An area whose place has a badge adds its source here. */
export const countSources: readonly CountSource[] = [
  reviewCount,
  correctionCount,
  waitingSheetCount,
  waitingJsaCount,
  waitingLogCount,
  waitingOrderCount,
  waitingReceiptCount,
  overdueCheckCount,
  waitingClaimCount,
  ...answerCounts,
  unreadCount,
];
