import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** What the audit log calls the records of this feature, their columns and values. */
export const costsAudit = {
  fields: {
    activated_at: msg`Active since`,
    activated_by: msg`Activated by`,
    amount: msg`Amount`,
    cost_type: msg`Cost type`,
    hours: msg`Hours`,
    quantity: msg`Quantity`,
    unit: msg`Unit`,
  },
  kinds: {
    budget_lines: msg`Budget line`,
    budget_modifications: msg`Budget modification`,
    change_order_lines: msg`Change order line`,
    change_order_tickets: msg`Ticket on a change order`,
    change_orders: msg`Change order`,
    direct_costs: msg`Direct cost`,
    labor_burdens: msg`Labor burden`,
    project_budgets: msg`Budget`,
  },
} satisfies AuditNames;
