import type { FoundRecord } from '@muster/contract/found-records';

/** Returns a record's path. People who lead no one see their own timesheets on separate pages. */
export function recordPath({ kind, id, below }: FoundRecord, isLead: boolean): string {
  switch (kind) {
    case 'person':
      return `/admin/employees/${id}`;
    case 'project':
      return `/admin/projects/${id}`;
    case 'album':
      return `/admin/projects/${id}/photos`;
    case 'site':
      return `/admin/projects/${below}/sites/${id}`;
    case 'hazard':
      return `/safety/${id}`;
    case 'jsa':
      return `/safety/jsas/${id}`;
    case 'incident':
      return `/safety/incidents#${id}`;
    case 'timesheet':
      return isLead ? `/timesheets/${below}/${id}` : `/time/sheet/${below}`;
    case 'shift':
      return `/schedule#${id}`;
    case 'export':
      return `/payroll/exports/${id}`;
    case 'daily_log':
      return `/construction/logs/${id}`;
    case 'ticket':
      return `/construction/tickets/${id}`;
    case 'equipment':
      return `/construction/equipment/${id}`;
    case 'checklist':
      return `/construction/checklists/${id}`;
    case 'order':
      return `/purchase-orders/${id}`;
    case 'receipt':
      return `/purchase-orders/receipts/${id}`;
    case 'claim':
      return `/purchase-orders/claims?claim=${id}`;
    case 'vendor':
      return `/vendors/${id}`;
  }
}
