import { createHash, randomUUID } from 'node:crypto';

import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { type DemoFiles, storePhoto } from './add-hazards.ts';
import { drawSite, type Scene } from './draw-hazard.ts';
import { addDays, dayAt, instantAt, weekdayOf } from './local-time.ts';

type Picture = {
  readonly scene: Scene;
  readonly caption: string | null;
  readonly tags: readonly string[];
};

const pictures: readonly Picture[] = [
  { scene: 'scaffold', caption: 'Scaffold up on the north face', tags: ['scaffold', 'progress'] },
  { scene: 'rebar', caption: 'Rebar tied, ready for inspection', tags: ['concrete', 'inspection'] },
  { scene: 'truck', caption: 'Second load of aggregate', tags: ['delivery'] },
  { scene: 'ladder', caption: null, tags: ['progress'] },
  { scene: 'hose', caption: 'Washout area set up', tags: ['environment'] },
  { scene: 'signaler', caption: 'Traffic control in place by seven', tags: ['traffic'] },
  { scene: 'cord', caption: 'Temporary power along the east wall', tags: ['power', 'progress'] },
  { scene: 'jug', caption: null, tags: ['materials'] },
  { scene: 'grinder', caption: 'Edges ground before the coating', tags: ['steel', 'before'] },
  { scene: 'spill', caption: 'Cleaned up, nothing reached the drain', tags: ['environment'] },
  { scene: 'nest', caption: 'Nest marked; we stay 30 ft away', tags: ['environment'] },
  { scene: 'screens', caption: 'Welding screens on the street side', tags: ['steel'] },
];

export type PhotographedProject = {
  readonly id: string;
  /** User ids of the people who take turns with the camera. */
  readonly userIds: readonly string[];
};

/** Adds twenty photos of each project over the last two weeks, taken at work and all uploaded. */
export async function addProjectPhotos(
  transaction: Transaction,
  projects: readonly PhotographedProject[],
  at: {
    readonly company: string;
    readonly zone: string;
    readonly now: number;
    readonly files: DemoFiles;
  },
): Promise<void> {
  const days = workdaysBefore(dayAt(at.zone, at.now), 10);
  for (const [which, { id: project, userIds }] of projects.entries()) {
    const [site] = await transaction.query<{ id: string }>(
      'select id from public.project_sites where project_id = $1 order by name limit 1',
      [project],
    );
    for (let number = 0; number < 20; number += 1) {
      const day = days[Math.floor(number / 2)] ?? 0;
      const [picture] = pictures.slice((number * 5 + which * 4) % pictures.length);
      if (picture === undefined) continue;
      const bytes = await drawSite(picture.scene, {
        isMirrored: (number + which) % 2 === 1,
        light: 0.82 + ((number * 7 + which) % 5) * 0.07,
      });
      const photo = randomUUID();
      await actAs(transaction, userIds[number % userIds.length] ?? null);
      await transaction.query('select public.add_project_photos($1, $2)', [
        project,
        JSON.stringify({
          v: 1,
          site_id: site?.id ?? null,
          place_verdict: site === undefined ? null : 'inside',
          taken_at: new Date(
            instantAt(at.zone, day, (number % 2 === 0 ? 9 : 13) * 60 + number * 3 + which * 11),
          ).toISOString(),
          tags: picture.tags,
          files: [
            {
              id: photo,
              mime_type: 'image/jpeg',
              size: bytes.length,
              sha256: createHash('sha256').update(bytes).digest('hex'),
              caption: picture.caption,
            },
          ],
        }),
      ]);
      const name = `${at.company}/project_album/${project}/${photo}`;
      await storePhoto(transaction, at.files, name, { bytes });
    }
  }
  await actAs(transaction, null);
}

/** The last days from Monday to Friday before a day, the newest first. */
function workdaysBefore(today: number, count: number): readonly number[] {
  const days: number[] = [];
  for (let back = 1; days.length < count; back += 1) {
    const day = addDays(today, -back);
    if (weekdayOf(day) >= 1 && weekdayOf(day) <= 5) days.push(day);
  }
  return days;
}
