import * as z from 'zod';
import type { TestServer } from '@muster/testkit';
import { drawSite } from '../../apps/server/src/demo/draw-hazard.ts';
import { drawnAtMost } from '../../apps/server/src/sharing/redraw-picture.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { readAsServer } from '../../e2e/support/ledger.ts';
import { plantPlan } from '../../supabase/tests/support/planted-plan.ts';
import { calculateHours, plantShift, setNoonZone } from '../../supabase/tests/support/shifts.ts';

const hourMs = 3_600_000;
/** More photos than are scrolled past. */
const picturesStored = 600;

/**
 * Adds people in crews of ten, each with some hours today on one of three codes of the large project, and one person on
 * the small one.
 */
export async function plantWorkday(
  database: Database,
  { people, large, small }: { people: number; large: string; small: string },
): Promise<void> {
  const [place] = await database.query<{ company: string; large: string; small: string }>(
    `select a.company_id as company, a.id as large, b.id as small
     from projects a join projects b on b.company_id = a.company_id where a.name = $1 and b.name = $2`,
    [large, small],
  );
  if (place === undefined) throw new Error('a project is missing');
  await setNoonZone(database, place.company);
  const monday = new Date(Date.now() - 14 * 24 * hourMs).toISOString().slice(0, 10);
  await plantPlan(database, place.company, { people: people + 1, weeks: 1, monday });
  const codes = await database.query<{ id: string }>(
    `insert into cost_codes (company_id, code, name)
     select $1, '3' || n, 'Concrete ' || n from generate_series(1, 3) n returning id`,
    [place.company],
  );
  const planted = await database.query<{ personId: string; zone: string }>(
    `select p.person_id as "personId", s.time_zone as zone
     from profiles p join company_settings s on s.company_id = p.company_id
     where p.company_id = $1 and p.first_name = 'Planned' order by p.last_name`,
    [place.company],
  );
  for (const [index, { zone, ...person }] of planted.entries()) {
    const costCode = codes[index % codes.length]?.id;
    await plantShift(database, place.company, person, {
      from: new Date(Date.now() - 4 * hourMs).toISOString(),
      to: new Date(Date.now() - hourMs).toISOString(),
      project: index < people ? place.large : place.small,
      zone,
      ...(costCode !== undefined && { costCode }),
    });
  }
  await calculateHours(database);
}

/** Adds photos of two years, eight a day, with their thumbnails. */
export async function plantPhotos(
  database: Database,
  { photos, project }: { photos: number; project: string },
): Promise<void> {
  await database.query(
    `with made as (
       insert into attachments (company_id, id, record_kind, record_id, mime_type, size_bytes, sha256, caption, created_at)
       select p.company_id, gen_random_uuid(), 'project_album', p.id, 'image/jpeg', 1000, repeat('a', 64),
         'North pier, pour ' || n, now() - n * interval '3 hours'
       from projects p cross join generate_series(1, $2::int) n where p.name = $1
       returning company_id, id, record_id, path, created_at
     ), stored as (
       insert into storage.objects (bucket_id, name, version, metadata)
       select 'attachments', path, gen_random_uuid()::text, '{"size": 1000}' from made
     )
     insert into project_photos (company_id, id, project_id, taken_at, taken_on, tags, request_hash, drawn_at)
     select company_id, id, record_id, created_at, created_at::date, '{concrete}', sha256('photo'), now() from made`,
    [project, photos],
  );
}

/** Uploads the bytes of the newest thumbnails through the storage API. */
export async function storePictures(server: TestServer): Promise<void> {
  const newest = z
    .array(z.object({ path: z.string() }))
    .parse(
      await readAsServer(
        server,
        `attachments?record_kind=eq.project_album&order=created_at.desc&limit=${picturesStored}&select=path`,
      ),
    );
  const bytes = await drawnAtMost(await drawSite('rebar', { isMirrored: false, light: 1 }), 400);
  const key = server.serviceRoleKey;
  for (const { path } of newest) {
    const answer = await fetch(`${server.url}/storage/v1/object/photo-thumbnails/${path}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }
}
