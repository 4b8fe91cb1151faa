import { expect, it } from 'vitest';
import { createClockPhone } from '../../../data/clock/simulated-clock.ts';
import { createFinishDrafts } from './finish-drafts.ts';

const entry = { projectId: null, costCodeId: null };
const five = Date.UTC(2026, 4, 31, 17);
const six = Date.UTC(2026, 4, 31, 18);

it('an end that is stated again after a slow phone is one punch, another time is another', async () => {
  const { data, disk, device, punches } = await createClockPhone();
  const draftOf = createFinishDrafts(entry, () => data.clock.instant());
  disk.stop();
  await expect(data.clock.record(draftOf(five))).rejects.toMatchObject({ trouble: 'no_answer' });
  await disk.go();
  await device.advance(60_000);
  await data.clock.record(draftOf(five));
  expect(await punches()).toMatchObject([{ claimed_at: '2026-05-31T17:00:00.000Z' }]);
  await data.clock.record(draftOf(six));
  expect(await punches()).toMatchObject([{}, { claimed_at: '2026-05-31T18:00:00.000Z' }]);
});
