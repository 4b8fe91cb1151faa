import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const trackingAudit = {
  fields: {
    choice: msg({ message: 'Answer', context: 'location notice' }),
    chosen_at: msg`Answered`,
    recorded_by: msg`Recorded by`,
    text_en: msg`Text in English`,
    text_es: msg`Text in Spanish`,
    way: msg`How`,
    written_at: msg`Written`,
    written_by: msg`Written by`,
  },
  values: {
    acknowledged: msg`Acknowledged`,
    app: msg`In the app`,
    kiosk: msg`At a kiosk`,
    paper: msg`On paper`,
  },
  kinds: {
    location_choices: msg`Answer to the location notice`,
    location_notices: msg`Location notice`,
  },
} satisfies AuditNames;
