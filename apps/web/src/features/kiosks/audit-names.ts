import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const kiosksAudit = {
  fields: {
    iterations: msg`PIN protection strength`,
    kiosk_id: msg`Kiosk`,
  },
  kinds: {
    kiosk_codes: msg`Kiosk code`,
    kiosk_sites: msg`Kiosk’s site`,
    kiosks: msg`Kiosk`,
    person_pins: msg`Kiosk PIN`,
  },
} satisfies AuditNames;
