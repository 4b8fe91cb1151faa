import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** The audit log's names for this feature's records, columns and values. */
export const projectsAudit = {
  fields: {
    customer: msg`Customer`,
    ends_on: msg`End date`,
    lat: msg`Latitude`,
    lng: msg`Longitude`,
    polygon: msg`Geofence shape`,
    project_id: msg`Project`,
    radius_m: msg`Radius in meters`,
    site_id: msg`Site`,
    site_ids: msg`Sites`,
    starts_on: msg`Start date`,
  },
  values: {
    done: msg({ message: 'Done', context: 'project' }),
    on_hold: msg`On hold`,
    planned: msg`Planned`,
  },
  kinds: {
    project_crews: msg`Project’s crew`,
    project_sites: msg`Site`,
    projects: msg`Project`,
  },
} satisfies AuditNames;
