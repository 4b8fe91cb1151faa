import { expect, it } from 'vitest';
import { add, createPhone, until } from '../../data/outbox/simulated-phone.ts';
import { StorageError } from '../../data/storage/connection.ts';
import { randomId } from '../../platform/random-id.ts';
import { keepPunch } from './keep-punch.ts';

it('keeps one punch and one picture of a tap that is tried again, where the first try was kept too', async () => {
  const phone = createPhone();
  phone.device.setOnline(false);
  let silent = false;
  const { outbox } = phone.openTab((database) => ({
    ...database,
    write: async (stores, work) => {
      const value = await database.write(stores, work);
      // The storage did its work, but the tablet didn't get the answer in time.
      if (silent) throw new StorageError('no_answer');
      return value;
    },
  }));
  const earlier = await add(outbox);
  const keep = (tap: { readonly id: string; readonly photoId: string }) =>
    keepPunch(
      outbox,
      { userId: 'worker', companyId: randomId() },
      {
        personId: randomId(),
        pin: { prove: async () => '0'.repeat(64) },
        choice: { kind: 'in', breakKind: null, projectId: null, costCodeId: null, note: null },
        instant: {
          wallMs: phone.device.wallMs(),
          zone: 'America/Denver',
          utcOffsetMinutes: -360,
          skewMs: 0,
          skewAgeMs: 0,
          online: false,
        },
        photo: new Blob(['a picture'], { type: 'image/jpeg' }),
        ids: tap,
      },
    );
  const tap = { id: randomId(), photoId: randomId() };
  silent = true;
  await expect(keep(tap)).rejects.toMatchObject({ trouble: 'no_answer' });
  silent = false;
  await keep(tap);
  await until(() =>
    expect(outbox.view().items.map(({ id }) => id)).toEqual([earlier, tap.id, tap.photoId]),
  );
  expect(outbox.view().items[1]).toMatchObject({
    payload: { photo_id: tap.photoId },
    files: [{ id: tap.photoId, mimeType: 'image/jpeg', size: 9 }],
  });
});
