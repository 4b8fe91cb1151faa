import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const photosAudit = {
  fields: {
    place_verdict: msg`On site`,
    tags: msg`Tags`,
    taken_at: msg`Taken`,
    taken_on: msg`Day`,
  },
  values: {},
  kinds: {
    project_photos: msg`Project photo`,
  },
} satisfies AuditNames;
