import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for the platform's actions on the company. */
export const suspensionAudit = {
  fields: {
    contact: msg`Contact`,
    suspended_at: msg`Suspended`,
    suspended_by_name: msg`Suspended by`,
    lifted_at: msg`Lifted`,
    lift_reason: msg`Reason for lifting`,
    ended_sessions: msg`Sessions ended`,
    second_factor: msg`Second factor`,
  },
  values: {
    reset: msg`Reset`,
  },
  kinds: {
    company_suspensions: msg`Suspension`,
    logins: msg`Login`,
  },
} satisfies AuditNames;
