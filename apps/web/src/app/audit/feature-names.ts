import { brandingAudit } from '../../features/branding/audit-names.ts';
import { companySignInAudit } from '../../features/company-sign-in/audit-names.ts';
import { constructionAudit } from '../../features/construction/audit-names.ts';
import { costCodesAudit } from '../../features/cost-codes/audit-names.ts';
import { costsAudit } from '../../features/costs/audit-names.ts';
import { crewsAudit } from '../../features/crews/audit-names.ts';
import { dashboardAudit } from '../../features/dashboard/audit-names.ts';
import { dataRightsAudit } from '../../features/data-rights/audit-names.ts';
import { inviteAudit } from '../../features/invite/audit-names.ts';
import { kiosksAudit } from '../../features/kiosks/audit-names.ts';
import { ordersAudit } from '../../features/orders/audit-names.ts';
import { payrollAudit } from '../../features/payroll/audit-names.ts';
import { personAudit } from '../../features/person/audit-names.ts';
import { photosAudit } from '../../features/photos/audit-names.ts';
import { profileAudit } from '../../features/profile/audit-names.ts';
import { projectsAudit } from '../../features/projects/audit-names.ts';
import { safetyAudit } from '../../features/safety/audit-names.ts';
import { settingsAudit } from '../../features/settings/audit-names.ts';
import { scheduleAudit } from '../../features/schedule/audit-names.ts';
import { jsasAudit } from '../../features/jsas/audit-names.ts';
import { payAudit } from '../../features/pay/audit-names.ts';
import { timesheetsAudit } from '../../features/timesheets/audit-names.ts';
import { checklistsAudit } from '../../features/checklists/audit-names.ts';
import { equipmentAudit } from '../../features/equipment/audit-names.ts';
import { ticketsAudit } from '../../features/tickets/audit-names.ts';
import { trackingAudit } from '../../features/tracking/audit-names.ts';
import { supportAudit } from '../../features/support/audit-names.ts';
import { suspensionAudit } from '../../features/suspension/audit-names.ts';
import { sharedAudit } from '../../features/audit/audit-names.ts';

/** Every feature’s names for its records; no two name the same. */
export const featureNames = [
  brandingAudit,
  checklistsAudit,
  companySignInAudit,
  constructionAudit,
  costCodesAudit,
  costsAudit,
  crewsAudit,
  dashboardAudit,
  dataRightsAudit,
  inviteAudit,
  kiosksAudit,
  ordersAudit,
  payrollAudit,
  personAudit,
  photosAudit,
  profileAudit,
  projectsAudit,
  safetyAudit,
  settingsAudit,
  scheduleAudit,
  supportAudit,
  suspensionAudit,
  jsasAudit,
  payAudit,
  timesheetsAudit,
  equipmentAudit,
  ticketsAudit,
  trackingAudit,
  sharedAudit,
] as const;
