import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const checklistsAudit = {
  fields: {
    asks_call: msg`Asks for a call`,
    equipment_type: msg`Equipment type`,
    every_days: msg`Repeats every (days)`,
    failed_count: msg`Failed answers`,
    is_active: msg`In use`,
    title: msg`Title`,
    template_id: msg`Checklist`,
  },
  values: {
    hand: msg`By hand`,
  },
  kinds: {
    checklist_revisions: msg`Questions of a checklist`,
    checklist_templates: msg`Checklist template`,
    checklists: msg`Answered checklist`,
  },
} satisfies AuditNames;
