import type { AuditEvent } from '@muster/contract/audit';
import { linkOptions } from '@tanstack/react-router';

/** Returns the page where a record can be viewed and edited; null if it has none. */
export function pageOf({ subject, subject_id, person_id, before, after }: AuditEvent) {
  const row = { ...before, ...after };
  const id = (column: string) => {
    const value = row[column];
    return typeof value === 'string' ? value : null;
  };
  const projectId = subject === 'projects' ? subject_id : id('project_id');
  const crewId = subject === 'crews' ? subject_id : id('crew_id');
  switch (subject) {
    case 'companies':
      return linkOptions({ to: '/admin/company/branding' });
    case 'company_settings':
    case 'company_rules':
      return linkOptions({ to: '/admin/settings' });
    case 'company_sign_ins':
      return linkOptions({ to: '/admin/company/sign-in' });
    case 'legal_holds':
      return linkOptions({ to: '/admin/data' });
    case 'account_deletion_requests':
      return linkOptions({ to: '/admin/deletion-requests' });
    case 'cost_codes':
      return linkOptions({ to: '/admin/cost-codes' });
    case 'kiosks':
    case 'kiosk_codes':
    case 'kiosk_sites':
      return linkOptions({ to: '/admin/kiosks' });
    case 'invitations':
      return linkOptions({ to: '/admin/invitations' });
    case 'projects':
    case 'project_crews':
    case 'project_sites':
      return projectId === null
        ? null
        : linkOptions({ to: '/admin/projects/$projectId', params: { projectId } });
    case 'crews':
    case 'crew_members':
      return crewId === null
        ? null
        : linkOptions({ to: '/admin/crews/$crewId', params: { crewId } });
    default:
      return person_id === null
        ? null
        : linkOptions({ to: '/admin/employees/$personId', params: { personId: person_id } });
  }
}
