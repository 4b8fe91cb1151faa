import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Transaction } from '../db/database.ts';
import { metadataOf } from '../storage/objects/object-row.ts';
import type { DemoFiles } from './add-hazards.ts';
import { drawPortrait } from './draw-portrait.ts';

const sizePx = 192;

/** Drawn portraits for three of four people; the others show what initials look like. */
export async function addPhotos(
  transaction: Transaction,
  files: DemoFiles,
  {
    company,
    longHair,
    except,
  }: {
    readonly company: string;
    /** First names of people who are drawn with long hair. */
    readonly longHair: readonly string[];
    /** Someone who is still asked for a photo. */
    readonly except: string;
  },
): Promise<void> {
  const people = await transaction.query<{ person_id: string; first_name: string; name: string }>(
    `select person_id, first_name, trim(first_name || ' ' || last_name) as name
     from public.profiles where company_id = $1 and person_id <> $2 order by first_name, last_name`,
    [company, except],
  );
  const photos = await Promise.all(
    people
      .filter((_, index) => index % 4 !== 3)
      .map(async ({ person_id: person, first_name: firstName, name }, index) => {
        const svg = drawPortrait({
          name,
          number: index + 1,
          hasLongHair: longHair.includes(firstName),
        });
        const picture = await sharp(Buffer.from(svg)).resize(sizePx).webp().toBuffer();
        const version = randomUUID();
        const stored = await files.write(version, chunksOf(picture));
        const metadata = metadataOf(stored, { mimetype: 'image/webp', cacheControl: 'no-cache' });
        return { person, version, metadata, path: `${company}/${person}/${randomUUID()}.webp` };
      }),
  );
  await transaction.query(
    `with photos as (
       select * from jsonb_to_recordset($1) as f (person uuid, version text, metadata jsonb, path text)
     ), kept as (
       insert into storage.objects (bucket_id, name, version, metadata)
       select 'profile-photos', path, version, metadata from photos
     )
     update public.profiles p set photo_url = f.path
     from photos f where p.company_id = $2 and p.person_id = f.person`,
    [JSON.stringify(photos), company],
  );
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
