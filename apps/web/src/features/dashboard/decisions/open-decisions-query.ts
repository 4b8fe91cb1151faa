import { breakKinds, punchKinds } from '@muster/contract';
import * as z from 'zod/mini';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { crewTimeKey } from '../crew-time-key.ts';

const instant = z.iso.datetime({ offset: true });
const openDecisionsSchema = z.array(
  z.object({
    id: z.uuid(),
    /** A string, since a newer server may have kinds that this app doesn't know. */
    kind: z.string(),
    created_at: instant,
    person: z.object({ person_id: z.uuid(), first_name: z.string(), last_name: z.string() }),
    punch: z.object({
      kind: z.enum(punchKinds),
      break_kind: z.nullable(z.enum(breakKinds)),
      occurred_at: instant,
      received_at: instant,
      device_at: instant,
      zone: z.string(),
      note: z.nullable(z.string()),
      /** The person's answer to a punch that someone else made. */
      answer: z.optional(z.nullable(z.object({ reason: z.nullable(z.string()) }))),
      project: z.nullable(z.object({ name: z.string() })),
      /** The kiosk's picture. Absent in rows stored before the app showed pictures. */
      photo_id: z.optional(z.nullable(z.uuid())),
      /** The entry that the punch started, if any. */
      entry: z.nullable(z.object({ started_at: instant, ended_at: z.nullable(instant) })),
    }),
  }),
);
export type OpenDecisions = z.infer<typeof openDecisionsSchema>;
export type OpenDecision = OpenDecisions[number];

const columns =
  'id,kind,created_at,person:profiles!decision_items_company_id_person_id_fkey(person_id,first_name,last_name),' +
  'punch:punches(kind,break_kind,occurred_at,received_at,device_at,zone,note,photo_id,answer:crew_punch_answers(reason),project:projects(name),' +
  'entry:time_entries!time_entries_company_id_id_fkey(started_at,ended_at))';

/** Decisions that wait for the caller, oldest first. Someone else decides about supervisors' own punches. */
export function openDecisionsQuery(
  userId: string,
  me: { readonly personId: string; readonly isAdmin: boolean },
): SnapshotQuery<OpenDecisions> {
  return {
    queryKey: crewTimeKey(userId, 'decisions'),
    fetch: (api) =>
      api.query((rest) => {
        const open = rest.from('decision_items').select(columns).eq('state', 'open');
        const mine = me.isAdmin ? open : open.neq('person_id', me.personId);
        return mine.order('created_at');
      }, openDecisionsSchema),
    schema: openDecisionsSchema,
  };
}
