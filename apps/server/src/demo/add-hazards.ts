import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Transaction } from '../db/database.ts';
import type { ObjectFiles } from '../storage/files/object-files.ts';
import { metadataOf } from '../storage/objects/object-row.ts';
import { actAs } from './act-as.ts';
import { drawHazard, type Scene } from './draw-hazard.ts';
import { addDays, dayAt, instantAt } from './local-time.ts';

type Step = readonly [
  by: 'supervisor' | 'admin' | 'employee',
  step: 'triage' | 'assign' | 'start' | 'resolve' | 'verify' | 'reopen',
  facts: Readonly<Record<string, unknown>>,
];

type HazardPlace = {
  readonly projectId: string;
  readonly lat: number;
  readonly lng: number;
};

type DemoHazard = {
  readonly what: string;
  readonly scene: Scene;
  readonly place: string;
  readonly energy: string;
  readonly severity: number;
  readonly likelihood: number;
  readonly daysAgo: number;
  readonly isAnonymous?: boolean;
  readonly isShared?: boolean;
  readonly isAtSecond?: boolean;
  /** The action to take and its assignee. */
  readonly action?: { readonly what: string; readonly by: 'employee' | 'supervisor' };
  readonly steps: readonly Step[];
};

type People = Readonly<Record<'admin' | 'supervisor' | 'employee', string>>;

const dayMs = 86_400_000;

/** Storage for the bytes of pictures. */
export type DemoFiles = Pick<ObjectFiles, 'read' | 'write' | 'remove'>;

type Photo = { readonly id: string; readonly bytes: Buffer };

/**
 * Adds hazards in every state on two projects: two overdue, one anonymous, one shared with outsiders, each with a
 * picture.
 */
export async function addHazards(
  transaction: Transaction,
  people: People,
  at: {
    /** Includes the center of each project's first site; most hazards are at the first one. */
    readonly projects: readonly [HazardPlace, HazardPlace];
    readonly now: number;
    readonly zone: string;
    readonly company: string;
    readonly files: DemoFiles;
    readonly userIdsByPersonId: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const be = (who: keyof People) =>
    actAs(transaction, at.userIdsByPersonId.get(people[who]) ?? null);
  const dayOf = (days: number) => new Date(at.now + days * dayMs).toISOString().slice(0, 10);
  for (const [index, hazard] of demoHazards(people, dayOf).entries()) {
    const id = randomUUID();
    const photo: Photo = { id: randomUUID(), bytes: await drawHazard(hazard.scene) };
    await be('employee');
    await transaction.query(
      hazard.isAnonymous === true
        ? 'select public.report_hazard_anonymously($1, $2)'
        : 'select public.report_hazard($1, $2)',
      [id, JSON.stringify(reportOf(hazard, photo, index, at))],
    );
    await storePhoto(transaction, at.files, `${at.company}/hazard/${id}/${photo.id}`, photo);
    if (hazard.action !== undefined) {
      await be('supervisor');
      await transaction.query('select public.save_corrective_action($1, $2, $3)', [
        randomUUID(),
        id,
        JSON.stringify({
          what: hazard.action.what,
          assignee_person_id: people[hazard.action.by],
          due_on: dayOf(3),
        }),
      ]);
    }
    for (const [by, step, facts] of hazard.steps) {
      await be(by);
      await transaction.query('select public.change_hazard($1, $2, $3, $4)', [
        randomUUID(),
        id,
        step,
        JSON.stringify(facts),
      ]);
    }
    if (hazard.isShared === true) {
      await be('admin');
      await transaction.query('select public.share_hazard($1, $2, $3)', [
        randomUUID(),
        id,
        JSON.stringify(unseenLink(photo.id)),
      ]);
    }
  }
  await actAs(transaction, null);
  // The demo sends no mails about what happened before it began.
  await transaction.query(`with told as (
      delete from app.notifications where kind = 'hazard_stop_work' returning id
    )
    delete from app.jobs j using told t
    where j.kind = 'deliver_notification' and j.dedupe_key = t.id::text`);
}

/** Stores a photo the way the storage room does when one arrives. */
export async function storePhoto(
  transaction: Transaction,
  files: DemoFiles,
  name: string,
  { bytes }: { readonly bytes: Buffer },
): Promise<void> {
  const version = randomUUID();
  const stored = await files.write(version, Readable.from([bytes]));
  const metadata = metadataOf(stored, { mimetype: 'image/jpeg', cacheControl: 'max-age=3600' });
  await transaction.query(
    `insert into storage.objects (bucket_id, name, version, metadata) values ('attachments', $1, $2, $3)`,
    [name, version, metadata],
  );
}

/**
 * A link that marks the hazard as shared on its page. No one knows its address; anyone who needs one creates a new
 * link.
 */
function unseenLink(photoId: string) {
  return {
    secret_hash: createHash('sha256').update(randomBytes(32)).digest('hex'),
    fields: ['place', 'project', 'risk', 'state', 'actions'],
    photo_ids: [photoId],
    days: 30,
  };
}

function reportOf(
  hazard: DemoHazard,
  { id, bytes }: Photo,
  index: number,
  at: {
    readonly projects: readonly [HazardPlace, HazardPlace];
    readonly now: number;
    readonly zone: string;
  },
) {
  const place = at.projects[hazard.isAtSecond === true ? 1 : 0];
  const day = addDays(dayAt(at.zone, at.now), -hazard.daysAgo);
  // During working hours: from seven, each at another time.
  const reportedAt = instantAt(at.zone, day, 7 * 60 + 9 + index * 41);
  return {
    v: 2,
    what: hazard.what,
    place: hazard.place,
    immediate_action: null,
    energy: hazard.energy,
    project_id: place.projectId,
    location: { ...scattered(index, place), accuracy_m: 8 },
    severity: hazard.severity,
    likelihood: hazard.likelihood,
    reported_at: new Date(reportedAt).toISOString(),
    files: [
      {
        id,
        mime_type: 'image/jpeg',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        caption: null,
      },
    ],
    ticket_hash: null,
  };
}

/**
 * Spreads hazards around the site like the seeds of a sunflower: irregular to the eye, the same each time, and at least
 * 50 m apart, because closer ones would look like one.
 */
function scattered(index: number, center: { readonly lat: number; readonly lng: number }) {
  const meters = 75 * Math.sqrt(index + 0.5);
  const angle = index * Math.PI * (3 - Math.sqrt(5));
  const metersPerDegree = 111_320;
  return {
    lat: center.lat + (meters * Math.cos(angle)) / metersPerDegree,
    lng:
      center.lng +
      (meters * Math.sin(angle)) / (metersPerDegree * Math.cos((center.lat * Math.PI) / 180)),
  };
}

function demoHazards(people: People, dayOf: (days: number) => string): readonly DemoHazard[] {
  const assign = (to: keyof People, days: number): Step => [
    'supervisor',
    'assign',
    { assignee_person_id: people[to], due_on: dayOf(days), comment: null },
  ];
  const start: Step = ['employee', 'start', { comment: null }];
  const resolve = (by: 'employee' | 'supervisor', comment: string): Step => [
    by,
    'resolve',
    { photo_ids: [], residual_severity: 2, residual_likelihood: 1, comment },
  ];
  const verify: Step = [
    'admin',
    'verify',
    { residual_severity: 2, residual_likelihood: 1, comment: null },
  ];
  return [
    {
      what: 'Toe boards are missing on the scaffold above the walkway',
      scene: 'scaffold',
      place: 'South abutment, level 2',
      energy: 'gravity',
      severity: 4,
      likelihood: 4,
      daysAgo: 1,
      isShared: true,
      action: { what: 'Put toe boards on all open sides', by: 'employee' },
      steps: [assign('employee', 1)],
    },
    {
      what: 'Rebar ends without caps along the footing',
      scene: 'rebar',
      place: 'South abutment, footing',
      energy: 'gravity',
      severity: 4,
      likelihood: 3,
      daysAgo: 6,
      action: { what: 'Cap all rebar ends', by: 'supervisor' },
      steps: [assign('employee', -3), start],
    },
    {
      what: 'Extension cord with a cut jacket at the saw station',
      scene: 'cord',
      place: 'Laydown yard',
      isAtSecond: true,
      energy: 'electrical',
      severity: 3,
      likelihood: 3,
      daysAgo: 5,
      steps: [
        [
          'supervisor',
          'triage',
          {
            severity: 3,
            likelihood: 3,
            energy: 'electrical',
            // Past due in every time zone.
            due_on: dayOf(-2),
            comment: 'Taken out of use until it is replaced.',
          },
        ],
      ],
    },
    {
      what: 'The trucks back up without a spotter in the morning',
      scene: 'truck',
      place: 'North gate',
      energy: 'motion',
      severity: 5,
      likelihood: 2,
      daysAgo: 2,
      isAnonymous: true,
      steps: [],
    },
    {
      what: 'Water jug at the north side is empty by noon',
      scene: 'jug',
      place: 'North abutment',
      energy: 'temperature',
      severity: 2,
      likelihood: 3,
      daysAgo: 1,
      steps: [],
    },
    {
      what: 'Ladder to the deck is not tied off',
      scene: 'ladder',
      place: 'Deck, west side',
      energy: 'gravity',
      severity: 4,
      likelihood: 3,
      daysAgo: 3,
      steps: [assign('supervisor', 1)],
    },
    {
      what: 'Guard is off the grinder',
      scene: 'grinder',
      place: 'Tool trailer',
      isAtSecond: true,
      energy: 'mechanical',
      severity: 3,
      likelihood: 3,
      daysAgo: 4,
      steps: [assign('employee', 2), start, resolve('employee', 'New guard is on.')],
    },
    {
      what: 'Hose whip check missing on the compressor',
      scene: 'hose',
      place: 'Laydown yard',
      isAtSecond: true,
      energy: 'pressure',
      severity: 4,
      likelihood: 2,
      daysAgo: 9,
      steps: [assign('supervisor', -5), resolve('supervisor', 'Whip checks are on both hoses.')],
    },
    {
      what: 'Form oil spilled on the stairs',
      scene: 'spill',
      place: 'South stairs',
      isAtSecond: true,
      energy: 'chemical',
      severity: 3,
      likelihood: 4,
      daysAgo: 14,
      steps: [assign('employee', -12), start, resolve('employee', 'Cleaned and sanded.'), verify],
    },
    {
      what: 'Wasp nest under the job box',
      scene: 'nest',
      place: 'Laydown yard',
      isAtSecond: true,
      energy: 'biological',
      severity: 2,
      likelihood: 4,
      daysAgo: 20,
      steps: [assign('supervisor', 3), resolve('supervisor', 'Removed.'), verify],
    },
    {
      what: 'Grinding next to the hand signaler, who cannot hear',
      scene: 'signaler',
      place: 'Deck, east side',
      energy: 'sound',
      severity: 3,
      likelihood: 2,
      daysAgo: 11,
      steps: [
        assign('employee', 4),
        resolve('employee', 'Grinding moved to the shop.'),
        ['admin', 'reopen', { comment: 'Someone was grinding there again this morning.' }],
      ],
    },
    {
      what: 'Welding screens are missing toward the footpath',
      scene: 'screens',
      place: 'North abutment',
      energy: 'radiation',
      severity: 2,
      likelihood: 2,
      daysAgo: 8,
      steps: [],
    },
  ];
}
