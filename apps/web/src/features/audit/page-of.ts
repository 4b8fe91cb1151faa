import type { AuditEvent } from '@muster/contract/audit';
import { linkOptions } from '@tanstack/react-router';

/** Where a record can be looked at and changed; null where it has no page. */
export function pageOf({ subject }: AuditEvent) {
  switch (subject) {
    case 'companies':
      return linkOptions({ to: '/admin/company/branding' });
    case 'account_deletion_requests':
      return linkOptions({ to: '/admin/deletion-requests' });
    default:
      return null;
  }
}
