import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const costsAudit = {
  fields: {
    activated_at: msg`Active since`,
    activated_by: msg`Activated by`,
    amount: msg`Amount`,
    billed: msg`Billed`,
    billed_on: msg`Billed as of`,
    change_order_id: msg`Change order`,
    cost_type: msg`Cost type`,
    decision_note: msg`Note on the decision`,
    hours: msg`Hours`,
    mail_error: msg`Why the email wasn’t sent`,
    mail_state: msg`Email`,
    price: msg`Price`,
    quantity: msg`Quantity`,
    scope: msg`Scope of work`,
    sent_at: msg`Sent`,
    signer_name: msg`Signed by`,
    signer_role: msg`Role of the signer`,
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
