import { expect, it } from 'vitest';
import { createClockPhone } from '../../../data/clock/simulated-clock.ts';
import { randomId } from '../../../platform/random-id.ts';
import { createCrewDrafts, type CrewPunch } from './crew-drafts.ts';

const clockOut: CrewPunch = {
  personIds: Array.from({ length: 20 }, randomId),
  action: 'out',
  job: null,
  claimedAtMs: null,
};

/** A lead whose phone said "not saved" although it was only slow. */
async function triedOnce() {
  const phone = await createClockPhone();
  const { clock } = phone.data;
  const draftsOf = createCrewDrafts(() => clock.instant());
  phone.disk.stop();
  await expect(clock.recordAll(draftsOf(clockOut))).rejects.toMatchObject({ trouble: 'no_answer' });
  await phone.disk.go();
  await phone.device.advance(60_000);
  return { ...phone, save: (punch: CrewPunch) => clock.recordAll(draftsOf(punch)) };
}

it('a crew is not punched twice by a second try, though the first was kept after all', async () => {
  const { save, punches } = await triedOnce();
  await save({ ...clockOut });
  const kept = await punches();
  expect(kept.map(({ person_id }) => person_id)).toEqual(clockOut.personIds);
  expect(new Set(kept.map(({ device_at }) => device_at))).toEqual(
    new Set(['2026-06-01T06:00:00.000Z']),
  );
});

it('a crew gets punches of its own when the lead says something else after all', async () => {
  const { save, punches } = await triedOnce();
  await save({ ...clockOut, action: 'meal' });
  const meals = (await punches()).filter(({ break_kind }) => break_kind === 'meal');
  expect(meals).toHaveLength(20);
  expect(meals[0]?.device_at).toBe('2026-06-01T06:01:00.000Z');
});
