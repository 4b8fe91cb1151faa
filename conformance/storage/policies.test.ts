import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import {
  isAimedElsewhere,
  orThrow,
  refused,
  somebody,
  type Person,
  type Target,
  useSharedTarget,
} from './support/target.ts';

/** The tests have their own policies, so they need a server that was started for them. */
describe.skipIf(isAimedElsewhere)('policies on storage.objects', () => {
  let target: Target;
  let owner: Person;
  let stranger: Person;
  let own: string;
  let drop: string;
  let seen: string;

  useSharedTarget(async (shared) => {
    target = shared;
    owner = await somebody(target);
    stranger = await somebody(target);
    const make = async (kind: string) => {
      const name = `${kind}-${randomUUID()}`;
      await orThrow(target.service.storage.createBucket(name));
      return name;
    };
    [own, drop, seen] = [await make('own'), await make('drop'), await make('seen')];
    await orThrow(target.service.storage.from(seen).upload('poster.txt', 'poster'));
  });

  const denied = refused('403', 'new row violates row-level security policy');
  const hidden = refused('404', 'Object not found');

  it('keep a folder to its owner, in every operation', async () => {
    const mine = owner.client.storage.from(own);
    const theirs = stranger.client.storage.from(own);
    const key = `${owner.id}/note.txt`;
    const target2 = `${owner.id}/moved.txt`;

    expect(await theirs.upload(key, 'x')).toEqual(denied);
    expect(await theirs.upload(key, 'x', { upsert: true })).toEqual(denied);
    await orThrow(mine.upload(key, 'first'));
    expect(await theirs.update(key, 'overwritten')).toEqual(denied);
    expect(await theirs.info(key)).toEqual(hidden);
    expect(await theirs.copy(key, `${stranger.id}/copy.txt`)).toEqual(hidden);
    expect(await theirs.move(key, `${stranger.id}/moved.txt`)).toEqual(hidden);
    expect(await theirs.createSignedUrl(key, 60)).toEqual(hidden);
    expect(await theirs.createSignedUploadUrl(key, { upsert: true })).toEqual(denied);
    expect(await orThrow(theirs.remove([key]))).toEqual([]);
    expect(await orThrow(theirs.list(owner.id))).toEqual([]);
    expect(await orThrow(theirs.listV2({ prefix: owner.id }))).toMatchObject({ objects: [] });

    await orThrow(mine.update(key, 'second'));
    expect(await (await orThrow(mine.download(key))).text()).toBe('second');
    await orThrow(mine.copy(key, `${owner.id}/copy.txt`));
    await orThrow(mine.move(key, target2));
    expect((await orThrow(mine.list(owner.id))).map(({ name }) => name)).toEqual([
      'copy.txt',
      'moved.txt',
    ]);
    const [removed] = await orThrow(mine.remove([target2]));
    expect(removed).toMatchObject({ owner: owner.id, owner_id: owner.id });
  });

  it('let no one move or copy into a folder that is not theirs', async () => {
    const mine = owner.client.storage.from(own);
    await orThrow(mine.upload(`${owner.id}/gift.txt`, 'x'));
    expect(await mine.move(`${owner.id}/gift.txt`, `${stranger.id}/gift.txt`)).toEqual(denied);
    expect(await mine.copy(`${owner.id}/gift.txt`, `${stranger.id}/gift.txt`)).toEqual(denied);
    expect(
      await mine.copy(`${owner.id}/gift.txt`, 'poster.txt', { destinationBucket: seen }),
    ).toEqual(denied);
  });

  it('judge before a byte is kept', async () => {
    const before = (await target.files()).length;
    expect(
      await stranger.client.storage.from(own).upload(`${owner.id}/big`, Buffer.alloc(2_000_000)),
    ).toEqual(denied);
    expect((await target.files()).length).toBe(before);
  });

  it('see what an upload says of itself, whichever way it comes', async () => {
    const noted = `noted-${randomUUID()}`;
    await orThrow(target.service.storage.createBucket(noted));
    const mine = owner.client.storage.from(noted);
    const note = (site: string) => Buffer.from(JSON.stringify({ site })).toString('base64');
    const authorization = `Bearer ${owner.token}`;
    const send = async (path: string, init: RequestInit, headers: Record<string, string>) =>
      (
        await fetch(`${target.url}/storage/v1${path}`, {
          ...init,
          headers: { apikey: target.anonKey, ...headers },
        })
      ).status;
    const raw = (site: string, length: number) =>
      send(
        `/object/${noted}/${randomUUID()}`,
        { method: 'POST', body: 'x'.repeat(length) },
        { authorization, 'content-type': 'text/plain', 'x-metadata': note(site) },
      );
    expect([await raw('north', 100), await raw('south', 1), await raw('north', 101)]).toEqual([
      200, 400, 400,
    ]);

    const resumable = (site: string, length: number) =>
      send(
        '/upload/resumable',
        { method: 'POST' },
        {
          authorization,
          'tus-resumable': '1.0.0',
          'upload-length': String(length),
          'upload-metadata': [
            ['bucketName', noted],
            ['objectName', randomUUID()],
            ['metadata', JSON.stringify({ site })],
          ]
            .map(([name, value]) => `${name} ${Buffer.from(value ?? '').toString('base64')}`)
            .join(','),
        },
      );
    expect([
      await resumable('north', 100),
      await resumable('south', 1),
      await resumable('north', 101),
    ]).toEqual([201, 403, 403]);

    expect(await mine.createSignedUploadUrl('unsaid')).toEqual(denied);
    const signed = await target.send('POST', `/object/upload/sign/${noted}/signed`, {
      as: { bearer: owner.token },
      headers: { 'x-metadata': note('north') },
    });
    const { url } = Object(signed.json);
    const put = (site: string) =>
      send(
        String(url),
        { method: 'PUT', body: 'x' },
        { 'content-type': 'text/plain', 'x-metadata': note(site) },
      );
    expect([await put('south'), await put('north')]).toEqual([400, 200]);
  });

  it('may let people add what they can’t see', async () => {
    const dropped = owner.client.storage.from(drop);
    await orThrow(dropped.upload('report.txt', 'x'));
    expect(await dropped.info('report.txt')).toEqual(hidden);
    expect(await dropped.upload('report.txt', 'y', { upsert: true })).toEqual(denied);
    const { token } = await orThrow(dropped.createSignedUploadUrl('by-ticket.txt'));
    await orThrow(target.anon.storage.from(drop).uploadToSignedUrl('by-ticket.txt', token, 'x'));
  });

  it('may let people see what they can’t change', async () => {
    const posters = stranger.client.storage.from(seen);
    expect(await (await orThrow(posters.download('poster.txt'))).text()).toBe('poster');
    expect(await posters.update('poster.txt', 'x')).toEqual(denied);
    expect(await orThrow(posters.remove(['poster.txt']))).toEqual([]);
    expect(await posters.move('poster.txt', 'mine.txt')).toEqual(hidden);
    expect(await stranger.client.storage.emptyBucket(seen)).toEqual(
      refused('404', 'Bucket not found'),
    );
  });

  it('can’t be passed by deleting rows instead of files', async () => {
    const { error } = await target.service
      .schema('storage')
      .from('objects')
      .delete()
      .eq('name', 'x');
    expect(error).not.toBeNull();
  });
});
