import * as z from 'zod';

import type { Database } from '../db/database.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { PermanentError } from '../jobs/job-errors.ts';
import { bytesOf, type DrawnFiles, keepDrawn } from './keep-drawn.ts';
import { redrawPicture, UndrawablePictureError } from './redraw-picture.ts';

type Wanted = { readonly name: string; readonly version: string };

/** Redraws the pictures of a public link when sharing begins; the page shows those that are ready. */
export function createRedrawSharedPictures(files: DrawnFiles): JobDefinition {
  return defineJob({
    kind: 'redraw_shared_pictures',
    payload: z.object({ company_id: z.uuid(), link_id: z.uuid() }),
    retry: { attempts: 5 },
    atOnce: 1,
    async run({ payload, database, signal }) {
      const wanted = await database.query<Wanted>(
        'select name, version from app.pictures_to_redraw($1, $2)',
        [payload.company_id, payload.link_id],
      );
      const undrawable: string[] = [];
      for (const picture of wanted) {
        signal.throwIfAborted();
        try {
          // One after the other, because a decoded picture may take 200 MB.
          await redraw(database, files, picture);
        } catch (error) {
          // The page shows the other pictures without it.
          if (!(error instanceof UndrawablePictureError)) throw error;
          undrawable.push(picture.name);
        }
      }
      if (undrawable.length > 0) {
        throw new PermanentError(`can't be drawn: ${undrawable.join(', ')}`);
      }
    },
  });
}

async function redraw(database: Database, files: DrawnFiles, wanted: Wanted): Promise<void> {
  const picture = await redrawPicture(await bytesOf(files, wanted.version));
  await keepDrawn(database, files, { bucket: 'shared-pictures', name: wanted.name, picture });
}
