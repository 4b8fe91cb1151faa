import { notificationSettingsSchema } from '@muster/contract/notifications';
import * as z from 'zod/mini';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const companySchema = z.object({
  quiet_from: z.nullable(z.string()),
  quiet_to: z.nullable(z.string()),
});

const schema = z.object({
  /** Null: nothing chosen yet. */
  own: z.nullable(notificationSettingsSchema),
  company: companySchema,
});
export type OwnNotificationSettings = z.infer<typeof schema>;

/** Below `own_profile`, so that a choice the server has taken is read again. */
export function ownSettingsQuery(userId: string): SnapshotQuery<OwnNotificationSettings> {
  return {
    queryKey: queryKey(userId, 'own_profile', 'notifications'),
    fetch: async (api) => {
      const [own, company] = await Promise.all([
        api.query(
          (rest) =>
            rest.from('notification_settings').select('quiet_hours,quiet_from,quiet_to,turned_off'),
          z.array(notificationSettingsSchema),
        ),
        api.query(
          (rest) => rest.from('company_settings').select('quiet_from,quiet_to'),
          z.array(companySchema),
        ),
      ]);
      return { own: own[0] ?? null, company: company[0] ?? { quiet_from: null, quiet_to: null } };
    },
    schema,
  };
}
