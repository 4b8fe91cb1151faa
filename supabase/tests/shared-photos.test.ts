import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawHazard } from '../../apps/server/src/demo/draw-hazard.ts';
import { drawThumbnails } from '../../apps/server/src/photos/draw-thumbnails-job.ts';
import { createPhotosZip } from '../../apps/server/src/photos/photos-zip.ts';
import { eraseFiles } from '../../apps/server/src/storage/erasures.ts';
import { createRedrawSharedPictures } from '../../apps/server/src/sharing/redraw-job.ts';
import { createSharedPhotosPage } from '../../apps/server/src/sharing/shared-photos-page.ts';
import { createSharedPictures } from '../../apps/server/src/sharing/shared-pictures.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import { addPhoto } from './support/photos.ts';

/** The pictures of albums: their thumbnails, a ZIP of the photos, and those shown to outsiders. */
let cast: Cast;
const bytes = new Map<string, Buffer>();
const files = {
  read: (version: string) =>
    Promise.resolve(Readable.from([bytes.get(version) ?? Buffer.alloc(0)])),
  async write(version: string, chunks: AsyncIterable<Uint8Array>) {
    const kept: Uint8Array[] = [];
    for await (const chunk of chunks) kept.push(chunk);
    bytes.set(version, Buffer.concat(kept));
    return { size: bytes.get(version)?.length ?? 0, etag: '"drawn"' };
  },
  remove: (versions: readonly string[]) => {
    for (const version of versions) bytes.delete(version);
    return Promise.resolve();
  },
};

const caption = 'Canary-caption <b>';
let picture: Buffer;
let photo: string;

/** Adds an invisible text to a JPEG, as cameras do. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

beforeAll(async () => {
  cast = await openCast();
  await cast.database.query(
    `update profiles set first_name = 'Canary-name' where company_id = $1`,
    [cast.company],
  );
  picture = withComment(await drawHazard('jug'), 'Canary-artist 41.123456');
});
afterAll(() => cast.close());
beforeEach(async () => {
  photo = await stored(picture, {
    tags: ['Canary-tag'],
    site_id: cast.site,
    place_verdict: 'inside',
  });
});

async function stored(content: Buffer, facts: object = {}, project = cast.project) {
  const { database, employee } = cast;
  const id = await addPhoto(database, employee.caller, project, facts, { caption });
  const version = randomUUID();
  bytes.set(version, content);
  await database.query(
    `insert into storage.objects (bucket_id, name, version, metadata) values ('attachments', $1, $2, '{"size": 9}')`,
    [`${cast.company}/project_album/${project}/${id}`, version],
  );
  return id;
}

const call = (caller: TestCaller, sql: string, parameters: readonly (string | object)[]) =>
  callJson(cast.database, caller, sql, parameters);

async function share(facts: object = {}, caller = cast.admin.caller, project = cast.project) {
  const [secret, link] = [randomBytes(24).toString('base64url'), randomUUID()];
  const parameters = {
    secret_hash: createHash('sha256').update(secret).digest('hex'),
    fields: [],
    photo_ids: [photo],
    days: 7,
    ...facts,
  };
  const send = () => call(caller, 'share_project_photos($1, $2, $3)', [link, project, parameters]);
  return { secret, link, send, answer: await send() };
}

const redraw = (link: string) =>
  createRedrawSharedPictures(files).run(
    { company_id: cast.company, link_id: link },
    {
      database: cast.database,
      attempt: 1,
      progress: () => Promise.resolve(),
      signal: new AbortController().signal,
    },
  );

const key = randomBytes(32);
const page = () =>
  createSharedPhotosPage({
    database: cast.database,
    pictures: createSharedPictures({
      database: cast.database,
      readPicture: files.read,
      secret: key,
      siteUrl: 'https://muster.test',
      now: Date.now,
    }),
    siteUrl: 'https://muster.test',
  });
const open = (secret: string, language = 'en-US') =>
  page().request(`/shared-photos/${secret}`, { headers: { 'accept-language': language } });
const everythingOf = async (answer: Response) =>
  `${answer.status}${JSON.stringify([...answer.headers])}${await answer.text()}`;
const pictureAddress = (html: string) =>
  (/<img src="https:\/\/muster\.test([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe('who shows photos to outsiders', () => {
  test('only admins of the company do, and list or end the links', async () => {
    for (const { caller } of [cast.employee, cast.supervisor]) {
      expect((await share({}, caller)).answer).toMatchObject({ reason: 'not_allowed' });
      expect(await call(caller, 'photo_links($1)', [cast.project])).toMatchObject({
        reason: 'not_allowed',
      });
    }
    const foreign = cast.foreign.admin.caller;
    expect((await share({}, foreign)).answer).toMatchObject({ reason: 'not_found' });
    expect(await call(foreign, 'photo_links($1)', [cast.project])).toMatchObject({
      reason: 'not_found',
    });
    const { link, send } = await share();
    expect(await send()).toEqual({ verdict: 'replayed' });
    expect(await call(foreign, 'revoke_photo_link($1)', [link])).toMatchObject({
      reason: 'not_found',
    });
    expect(await call(cast.supervisor.caller, 'revoke_photo_link($1)', [link])).toMatchObject({
      reason: 'not_allowed',
    });
  });

  test.each<[string, () => object]>([
    ['fields', () => ({ fields: ['person'] })],
    ['days', () => ({ days: 0 })],
    ['days', () => ({ days: 366 })],
    ['secret_hash', () => ({ secret_hash: 'short' })],
    ['photo_ids', () => ({ photo_ids: [] })],
    ['photo_ids', () => ({ photo_ids: [photo, randomUUID()] })],
    ['photo_ids', () => ({ photo_ids: Array.from({ length: 101 }, () => randomUUID()) })],
  ])('refuses wrong %s', async (detail, facts) => {
    expect((await share(facts())).answer).toEqual({
      verdict: 'refused',
      reason: 'invalid_input',
      detail,
    });
  });

  test('a photo of another project is in no link, and one that is on its way neither', async () => {
    const elsewhere = await stored(picture, {}, cast.openProject);
    const onItsWay = await addPhoto(cast.database, cast.employee.caller, cast.project);
    for (const id of [elsewhere, onItsWay]) {
      expect((await share({ photo_ids: [id] })).answer).toMatchObject({ detail: 'photo_ids' });
    }
  });
});

describe('the public page', () => {
  test('shows pictures alone unless more was chosen, drawn again, and runs nothing', async () => {
    const { secret, link } = await share();
    await redraw(link);
    const answer = await open(secret);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain('Northside Builders');
    const drawn = await page().request(pictureAddress(html));
    const shown = Buffer.from(await drawn.arrayBuffer()).toString('latin1');
    expect(shown.length).toBeGreaterThan(1000);
    const everything = `${JSON.stringify([...answer.headers])}${html}${shown}`;
    for (const hidden of [
      'Canary',
      'River bridge',
      '<script',
      'Canary-name',
      cast.employee.personId,
      cast.admin.personId,
      cast.company,
      cast.project,
      cast.site,
    ]) {
      // Not with toContain, which would print the picture.
      expect([hidden, everything.includes(hidden)]).toEqual([hidden, false]);
    }
  });

  test('shows what was chosen, as text, in the language of the browser', async () => {
    const { secret } = await share({ fields: ['project', 'captions', 'days'] });
    const html = await (await open(secret, 'es-MX,es;q=0.9')).text();
    for (const shown of [
      'lang="es"',
      'River bridge',
      'Canary-caption &lt;b&gt;',
      'datetime="2026-01-05"',
    ]) {
      expect(html).toContain(shown);
    }
    expect(html).not.toContain('Canary-tag');
  });

  test('each set has a link of its own; unknown, expired and ended ones look alike', async () => {
    const [kept, ended, expired] = [await share(), await share(), await share()];
    await redraw(ended.link);
    const address = pictureAddress(await (await open(ended.secret)).text());
    expect((await page().request(address)).status).toBe(200);
    const revoke = () => call(cast.admin.caller, 'revoke_photo_link($1)', [ended.link]);
    expect(await revoke()).toEqual({ verdict: 'applied' });
    expect(await revoke()).toEqual({ verdict: 'replayed' });
    expect((await page().request(address)).status).toBe(404);
    await cast.database.query(
      `update public_links set expires_at = now() - interval '1 second' where id = $1`,
      [expired.link],
    );
    const answers = await Promise.all(
      [ended.secret, expired.secret, 'never-was', photo].map(async (secret) =>
        everythingOf(await open(secret)),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404/);
    expect((await open(kept.secret)).status).toBe(200);
    const links = await call(cast.admin.caller, 'photo_links($1)', [cast.project]);
    expect(links['links']).toContainEqual(
      expect.objectContaining({ id: kept.link, views: 1, photos: 1 }),
    );
    expect(JSON.stringify(links)).not.toContain(ended.link);
  });

  test('no longer shows a photo that was removed', async () => {
    const { secret, link } = await share();
    await redraw(link);
    const address = pictureAddress(await (await open(secret)).text());
    await call(cast.employee.caller, 'remove_project_photos($1)', [[photo]]);
    expect((await page().request(address)).status).toBe(404);
    expect(await (await open(secret)).text()).not.toContain('<figure>');
    await drawThumbnails({ database: cast.database, files });
    await eraseFiles({ database: cast.database, files: { ...files, remove: files.remove } });
    const left = await cast.database.query('select from storage.objects where name like $1', [
      `%${photo}`,
    ]);
    expect(left).toEqual([]);
  });
});

describe('thumbnails', () => {
  test('are drawn once photos have arrived, for whoever sees the project', async () => {
    const broken = await stored(Buffer.from('<html><script>alert(1)</script></html>'));
    await addPhoto(cast.database, cast.employee.caller, cast.project);
    expect(await drawThumbnails({ database: cast.database, files })).toBeGreaterThanOrEqual(2);
    expect(await drawThumbnails({ database: cast.database, files })).toBe(0);
    const name = `${cast.company}/project_album/${cast.project}/${photo}`;
    const find = (caller: TestCaller) =>
      asCaller<{ version: string }>(
        cast.database,
        caller,
        `select version from storage.objects where bucket_id = 'photo-thumbnails' and name = $1`,
        [name],
      );
    const [thumbnail] = await find(cast.employee.caller);
    const drawn = bytes.get(thumbnail?.version ?? '') ?? Buffer.alloc(0);
    expect(drawn.length).toBeGreaterThan(1000);
    expect(drawn.length).toBeLessThan(picture.length / 2);
    expect(drawn.includes('Canary')).toBe(false);
    for (const { caller } of [cast.loner, cast.foreign.admin]) {
      expect(await find(caller)).toEqual([]);
    }
    const listed = await call(cast.employee.caller, 'list_project_photos($1)', [
      { ids: [photo, broken] },
    ]);
    expect(listed['photos']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: photo, has_thumbnail: true, is_broken: false }),
        expect.objectContaining({ id: broken, has_thumbnail: false, is_broken: true }),
      ]),
    );
  });
});

describe('a ZIP', () => {
  const zip = (caller: TestCaller, filter: object) =>
    createPhotosZip({ database: cast.database, readFile: files.read }).handle(
      new Request('https://muster.test', { method: 'POST', body: JSON.stringify(filter) }),
      {
        role: caller.role,
        claims: { role: caller.role, sub: caller.sub, ...caller.claims },
        userId: caller.sub ?? null,
      },
    );

  test('has the photos that the caller sees, named by day', async () => {
    const elsewhere = await stored(picture, {}, cast.openProject);
    const answer = await zip(cast.employee.caller, { ids: [photo, elsewhere] });
    const unpacked = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(unpacked)).toEqual(['2026-01-05_001.jpg', '2026-01-05_002.jpg']);
    expect(Buffer.from(unpacked['2026-01-05_001.jpg'] ?? []).equals(picture)).toBe(true);
    const less = await zip(cast.loner.caller, { ids: [photo, elsewhere] });
    expect(Object.keys(unzipSync(new Uint8Array(await less.arrayBuffer())))).toHaveLength(1);
    expect((await zip(cast.loner.caller, { project_id: cast.project })).status).toBe(403);
    expect((await zip(cast.employee.caller, { sort: 'newest' })).status).toBe(400);
  });

  test('takes 500 photos and no more', async () => {
    await cast.database.query(
      `with added as (
         insert into attachments (company_id, id, record_kind, record_id, person_id, mime_type, size_bytes, sha256)
         select $1, gen_random_uuid(), 'project_album', $2, $3, 'image/jpeg', 9, repeat('a', 64)
         from generate_series(1, 500) returning company_id, id
       )
       insert into project_photos (company_id, id, project_id, taken_at, taken_on, tags, request_hash)
       select company_id, id, $2, now(), current_date, '{many}', '' from added`,
      [cast.company, cast.otherProject, cast.otherSupervisor.personId],
    );
    const filter = { project_id: cast.otherProject };
    expect((await zip(cast.admin.caller, filter)).status).toBe(200);
    await addPhoto(cast.database, cast.otherSupervisor.caller, cast.otherProject);
    const answer = await zip(cast.admin.caller, filter);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_many_photos' });
  });
});
