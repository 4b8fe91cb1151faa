import { breakKinds } from '@muster/contract';
import * as z from 'zod/mini';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import type { EntryView } from '../../../ui/time/entry-view.ts';
import { crewTimeKey } from '../crew-time-key.ts';

const instant = z.iso.datetime({ offset: true });
const entryRowsSchema = z.array(
  z.object({
    id: z.uuid(),
    started_at: instant,
    ended_at: z.nullable(instant),
    device_started_at: instant,
    zone: z.string(),
    state: z.enum(['open', 'closed', 'needs_decision']),
    flags: z.array(z.string()),
    note: z.nullable(z.string()),
    project_id: z.nullable(z.uuid()),
    /** Also null for a project that the caller doesn't see. */
    project: z.nullable(z.object({ name: z.string() })),
    cost_code: z.nullable(z.object({ code: z.string(), name: z.string() })),
    breaks: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(breakKinds),
        started_at: instant,
        ended_at: z.nullable(instant),
      }),
    ),
  }),
);
export type EntryRows = z.infer<typeof entryRowsSchema>;

const columns =
  'id,started_at,ended_at,device_started_at,zone,state,flags,note,project_id,' +
  'project:projects(name),cost_code:cost_codes(code,name),' +
  'breaks:time_breaks(id,kind,started_at,ended_at)';
/** More than anyone's entries of two weeks. */
const mostEntries = 60;

/** A person's latest entries, for those who may see them. */
export function personEntriesQuery(userId: string, personId: string): SnapshotQuery<EntryRows> {
  return {
    queryKey: crewTimeKey(userId, 'person', personId),
    fetch: (api) =>
      api.query(
        (rest) =>
          rest
            .from('time_entries')
            .select(columns)
            .eq('person_id', personId)
            .neq('state', 'void')
            .order('started_at', { ascending: false })
            .order('started_at', { referencedTable: 'time_breaks' })
            .limit(mostEntries),
        entryRowsSchema,
      ),
    schema: entryRowsSchema,
  };
}

/** @param hiddenProject the name to show for a project that the caller doesn't see */
export function rowToEntryView(row: EntryRows[number], hiddenProject: string): EntryView {
  const startedAt = Date.parse(row.started_at);
  const deviceStartedAt = Date.parse(row.device_started_at);
  return {
    id: row.id,
    project: row.project_id === null ? null : (row.project?.name ?? hiddenProject),
    costCode: row.cost_code === null ? null : `${row.cost_code.code} ${row.cost_code.name}`,
    state: row.state,
    startedAt,
    endedAt: row.ended_at === null ? null : Date.parse(row.ended_at),
    deviceStartedAt: deviceStartedAt === startedAt ? null : deviceStartedAt,
    zone: row.zone,
    note: row.note,
    flags: row.flags,
    breaks: row.breaks.map((taken) => ({
      id: taken.id,
      kind: taken.kind,
      startedAt: Date.parse(taken.started_at),
      endedAt: taken.ended_at === null ? null : Date.parse(taken.ended_at),
    })),
  };
}
