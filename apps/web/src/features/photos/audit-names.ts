import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** What the audit log calls the records of this feature, their columns and values. */
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
