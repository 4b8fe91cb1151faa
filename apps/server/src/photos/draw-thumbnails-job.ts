import type { Database } from '../db/database.ts';
import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import { bytesOf, type DrawnFiles, keepDrawn } from '../sharing/keep-drawn.ts';
import { drawnAtMost, UndrawablePictureError } from '../sharing/redraw-picture.ts';

/** Two columns of a phone with a sharp screen, a sixth of a desktop. */
const thumbnailPx = 400;

type Waiting = {
  readonly company_id: string;
  readonly id: string;
  readonly name: string;
  readonly version: string;
};

/**
 * Draws the thumbnails of albums after photos have arrived. Until then albums show the photo itself, so it may take a
 * while. Nothing announces the bytes, and checking the waiting photos is cheap.
 */
export function createDrawThumbnails(files: DrawnFiles): PeriodicJob {
  return definePeriodicJob({
    name: 'draw_thumbnails',
    everySeconds: 20,
    run: async ({ database, signal }) =>
      void (await drawThumbnails({ database, files }, () => signal.aborted)),
  });
}

/** Draws all waiting thumbnails; returns how many. */
export async function drawThumbnails(
  { database, files }: { readonly database: Database; readonly files: DrawnFiles },
  isClosing = () => false,
): Promise<number> {
  let drawn = 0;
  while (!isClosing()) {
    const waiting = await database.query<Waiting>('select * from app.photos_to_draw()');
    if (waiting.length === 0) break;
    for (const photo of waiting) {
      if (isClosing()) break;
      // One after the other, because a decoded picture may take 200 MB.
      await draw(database, files, photo);
      drawn += 1;
    }
  }
  return drawn;
}

async function draw(
  database: Database,
  files: DrawnFiles,
  { company_id, id, name, version }: Waiting,
): Promise<void> {
  let isBroken = false;
  try {
    const picture = await drawnAtMost(await bytesOf(files, version), thumbnailPx);
    await keepDrawn(database, files, { bucket: 'photo-thumbnails', name, picture });
  } catch (error) {
    if (!(error instanceof UndrawablePictureError)) throw error;
    isBroken = true;
  }
  await database.query('select app.note_drawn_photo($1, $2, $3)', [company_id, id, isBroken]);
}
