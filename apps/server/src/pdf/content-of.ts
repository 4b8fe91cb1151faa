import type { PdfDocument } from '@muster/contract/pdf';

import type { Making, PdfContent } from './content.ts';
import { auditContent } from './documents/audit.ts';
import { certifiedPayrollContent } from './documents/certified-payroll.ts';
import { checklistContent } from './documents/checklist.ts';
import { changeOrderContent } from './documents/change-order.ts';
import { dailyLogContent } from './documents/daily-log.ts';
import { hazardContent } from './documents/hazard.ts';
import { jsaContent } from './documents/jsa.ts';
import { openHazardsContent } from './documents/open-hazards.ts';
import { purchaseOrderContent } from './documents/purchase-order.ts';
import { reportContent } from './documents/report.ts';
import { scheduleContent } from './documents/schedule.ts';
import { ticketContent } from './documents/ticket.ts';
import { timesheetContent, timesheetsContent } from './documents/timesheet.ts';
import { noticeContent, trackingContent } from './documents/tracking.ts';

/** Returns a document's content, read as its caller. */
export async function contentOf(document: PdfDocument, making: Making): Promise<PdfContent> {
  switch (document.kind) {
    case 'audit':
      return auditContent(document, making);
    case 'timesheet':
      return timesheetContent(document, making);
    case 'timesheets':
      return timesheetsContent(document, making);
    case 'hazard':
      return hazardContent(document, making);
    case 'open_hazards':
      return openHazardsContent(document, making);
    case 'certified_payroll':
      return certifiedPayrollContent(document, making);
    case 'schedule':
      return scheduleContent(document, making);
    case 'jsa':
      return jsaContent(document, making);
    case 'daily_log':
      return dailyLogContent(document, making);
    case 'checklist':
      return checklistContent(document, making);
    case 'ticket':
      return ticketContent(document, making);
    case 'change_order':
      return changeOrderContent(document, making);
    case 'report':
      return reportContent(document, making);
    case 'tracking':
      return trackingContent(making);
    case 'purchase_order':
      return purchaseOrderContent(document, making);
    case 'location_notice':
      return noticeContent(document, making);
  }
}
