import {
  type Attendance,
  attendanceAnswerSchema,
  attendanceSchema,
  type LocationReads,
  locationReadsAnswerSchema,
  locationReadsSchema,
  type OwnNotice,
  ownNoticeAnswerSchema,
  ownNoticeSchema,
  type PaperNotices,
  paperNoticesAnswerSchema,
  paperNoticesSchema,
  type PunchLocations,
  punchLocationsAnswerSchema,
  punchLocationsSchema,
  type Trail,
  trailAnswerSchema,
  trailSchema,
  type TrackingList,
  trackingListAnswerSchema,
  trackingListSchema,
} from '@muster/contract/tracking';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** The first part of every query key that an answer or a new notice makes stale. */
export const trackingSubject = 'tracking';

export function noticeQuery(userId: string): SnapshotQuery<OwnNotice> {
  return {
    queryKey: queryKey(userId, trackingSubject, 'notice'),
    fetch: async (api) => okOrThrow(await api.rpc('my_location_notice', {}, ownNoticeAnswerSchema)),
    schema: ownNoticeSchema,
  };
}

export function trackingListQuery(userId: string): SnapshotQuery<TrackingList> {
  return {
    queryKey: queryKey(userId, trackingSubject, 'people'),
    fetch: async (api) => okOrThrow(await api.rpc('list_tracking', {}, trackingListAnswerSchema)),
    schema: trackingListSchema,
  };
}

/** Queries the latest looks at the reader's own location or, for admins, at anyone's. */
export function readsQuery(userId: string, ofCompany: boolean): SnapshotQuery<LocationReads> {
  return {
    queryKey: queryKey(userId, trackingSubject, 'reads', ofCompany ? 'all' : 'own'),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc('list_location_reads', { of_company: ofCompany }, locationReadsAnswerSchema),
      ),
    schema: locationReadsSchema,
  };
}

export function attendanceQuery(userId: string): SnapshotQuery<Attendance> {
  return {
    queryKey: queryKey(userId, trackingSubject, 'attendance'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('attendance_compliance', {}, attendanceAnswerSchema)),
    schema: attendanceSchema,
  };
}

export function paperNoticesQuery(userId: string): SnapshotQuery<PaperNotices> {
  return {
    queryKey: queryKey(userId, trackingSubject, 'paper'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_paper_notices', {}, paperNoticesAnswerSchema)),
    schema: paperNoticesSchema,
  };
}

const ownDays = 14;
const dayMs = 86_400_000;

/** Queries the places of the reader's own punches in the last two weeks. */
export function ownPointsQuery(
  userId: string,
  personId: string,
  now: () => number,
): SnapshotQuery<PunchLocations> {
  return {
    queryKey: queryKey(userId, trackingSubject, 'points'),
    fetch: (api) => readPoints(api, { personId, fromMs: now() - ownDays * dayMs, toMs: now() }),
    schema: punchLocationsSchema,
  };
}

/** Queries the reader's own locations between punches on a day. */
export function ownTrailQuery(userId: string, personId: string, day: string): SnapshotQuery<Trail> {
  return {
    queryKey: queryKey(userId, trackingSubject, 'trail', day),
    fetch: (api) => readTrail(api, { person: personId, day }),
    schema: trailSchema,
  };
}

/** Reads a person's locations between punches. As with punches, a look at another person needs a purpose. */
export async function readTrail(
  api: Api,
  asked: { readonly person: string; readonly day: string; readonly purpose?: string },
): Promise<Trail> {
  return okOrThrow(await api.rpc('read_trail', asked, trailAnswerSchema));
}

/** Reads the places of a person's punches. A look at another person's needs a purpose, which that person can read. */
export async function readPoints(
  api: Api,
  asked: {
    readonly personId: string;
    readonly fromMs: number;
    readonly toMs: number;
    readonly purpose?: string;
  },
): Promise<PunchLocations> {
  return okOrThrow(
    await api.rpc(
      'read_punch_locations',
      {
        person: asked.personId,
        from_at: new Date(asked.fromMs).toISOString(),
        to_at: new Date(asked.toMs).toISOString(),
        ...(asked.purpose !== undefined && { purpose: asked.purpose }),
      },
      punchLocationsAnswerSchema,
    ),
  );
}
