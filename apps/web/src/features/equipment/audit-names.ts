import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const equipmentAudit = {
  fields: {
    at: msg`Time`,
    equipment_id: msg`Equipment`,
    held_since: msg`Checked out since`,
    holder_person_id: msg`Checked out by`,
    is_retired: msg`Retired`,
    meter: msg`Meter`,
    meter_at: msg`Meter read`,
    meter_unit: msg`Meter unit`,
    model: msg`Make and model`,
    service_meter: msg`Service due at`,
    service_on: msg`Service due on`,
    type: msg`Type`,
  },
  values: {
    hours: msg`Hours`,
    in: msg`Checked in`,
    miles: msg`Miles`,
    out: msg`Checked out`,
    reading: msg`Meter read`,
  },
  kinds: {
    equipment: msg`Equipment`,
    equipment_moves: msg`Move of equipment`,
  },
} satisfies AuditNames;
