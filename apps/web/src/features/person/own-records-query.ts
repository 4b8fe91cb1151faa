import { certificateSchema, emergencyContactSchema } from '@muster/contract/person';
import * as z from 'zod/mini';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { queryKey } from '../../data/query/keys.ts';

const certificatesSchema = z.array(z.extend(certificateSchema, { added_by: z.nullable(z.uuid()) }));
const contactsSchema = z.array(emergencyContactSchema);
const recordsSchema = z.object({
  certificates: certificatesSchema,
  emergencyContact: z.nullable(emergencyContactSchema),
});
type OwnRecords = z.infer<typeof recordsSchema>;

/** The caller's own rows; below `personKey`, so that a change on either page refreshes them. */
export function ownRecordsQuery(userId: string, personId: string): SnapshotQuery<OwnRecords> {
  return {
    queryKey: queryKey(userId, 'person', personId, 'own'),
    fetch: async (api) => {
      const [certificates, contacts] = await Promise.all([
        api.query(
          (rest) =>
            rest
              .from('certificates')
              .select('id,kind,number,issuer,issued_on,expires_on,file_path,version,added_by')
              .eq('person_id', personId)
              .order('expires_on', { nullsFirst: false }),
          certificatesSchema,
        ),
        api.query(
          (rest) =>
            rest
              .from('emergency_contacts')
              .select('name,relationship,phone,version')
              .eq('person_id', personId),
          contactsSchema,
        ),
      ]);
      return { certificates, emergencyContact: contacts[0] ?? null };
    },
    schema: recordsSchema,
  };
}
