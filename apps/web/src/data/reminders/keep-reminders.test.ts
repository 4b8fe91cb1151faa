import { describe, expect, it } from 'vitest';
import {
  colleague,
  dayMs,
  hourMs,
  minuteMs,
  monday,
  person,
  setUpReminders,
  shiftAt,
  text,
} from './simulated-reminders.ts';

describe('the phone’s own reminders', () => {
  it('wait for a sign-in, and for the permission that was given', async () => {
    const { here, phone, start, signIn, waiting, cover } = setUpReminders(monday);
    here.plan = { ...here.plan, shifts: [shiftAt(monday + 7 * hourMs, monday)] };
    await start();
    expect(phone.calls).toEqual([]);
    phone.will.permission = 'denied';
    await signIn(person);
    expect([waiting(), cover()]).toEqual([[], null]);
    phone.will.permission = 'granted';
    await signIn(person);
    expect(waiting()).toHaveLength(1);
    expect(cover()).toMatchObject({ version: here.plan.version });
    expect(here.reports).toBe(1);
  });

  it('are 40 at most, and cover the time before the first that has no room', async () => {
    const { here, start, signIn, waiting, cover } = setUpReminders(monday);
    const starts = Array.from({ length: 41 }, (_, day) => monday + day * dayMs + 7 * hourMs);
    const shifts = starts.map((startMs) => shiftAt(startMs, monday));
    here.plan = { ...here.plan, shifts: shifts.slice(0, 40) };
    await start();
    await signIn(person);
    expect(waiting()).toHaveLength(40);
    expect(cover()?.untilMs).toBe(monday + 42 * dayMs);
    here.plan = { ...here.plan, shifts, version: text(monday + 1) };
    await signIn(person);
    expect(waiting()).toHaveLength(40);
    expect(cover()?.untilMs).toBe(starts[40]! + 5 * minuteMs - 1);
  });

  it('are exact only where the phone allows it', async () => {
    const { here, phone, start, signIn } = setUpReminders(monday);
    here.plan = { ...here.plan, shifts: [shiftAt(monday + 7 * hourMs, monday)] };
    await start();
    await signIn(person);
    const asked = () =>
      phone.calls.findLast(({ name }) => name === 'LocalNotifications.schedule')?.options;
    expect(asked()).toMatchObject({ notifications: [{ isExactNotification: false }] });
    phone.will.exactAlarms = 'granted';
    phone.scheduled.clear();
    await signIn(person);
    expect(asked()).toMatchObject({ notifications: [{ isExactNotification: true }] });
  });

  it('are gone with their person, and never the next one’s', async () => {
    const { here, start, signIn, waiting, news, cover } = setUpReminders(monday);
    here.plan = { ...here.plan, shifts: [shiftAt(monday + 7 * hourMs, monday)] };
    await start();
    await signIn(person);
    here.network = 'offline';
    here.state = { kind: 'signed_out' };
    await news();
    expect([waiting(), cover()]).toEqual([[], null]);
    await signIn(colleague);
    expect(waiting()).toEqual([]);
  });
});

it('an Android phone shows the running time until the clock-out, and to no one else', async () => {
  const { here, phone, start, signIn, news, punch } = setUpReminders(monday);
  const running = () => [...phone.shown.values()].map(({ title }) => title);
  await start();
  await signIn(person);
  expect(running()).toEqual([]);
  await punch('in');
  expect(running()).toEqual(['on']);
  const asked = phone.calls.findLast(({ name }) => name === 'LocalNotifications.schedule');
  expect(asked?.options).toMatchObject({
    notifications: [{ ongoing: true, autoCancel: false, actionTypeId: 'open_clock' }],
  });
  here.nowMs += hourMs;
  await punch('out');
  expect(running()).toEqual([]);
  here.nowMs += hourMs;
  await punch('in');
  here.state = { kind: 'signed_out' };
  await news();
  expect(running()).toEqual([]);
});

it('a tap opens the clock, or the page that a push named, and never another host', async () => {
  const { phone, start, opened } = setUpReminders(monday);
  await start();
  for (const path of [undefined, '/schedule', '//evil.example', 'https://evil.example']) {
    const notification = { extra: { path } };
    phone.emit('localNotificationActionPerformed', { actionId: 'tap', notification });
  }
  phone.emit('localNotificationActionPerformed', { actionId: 'dismiss', notification: {} });
  expect(opened).toEqual(['/time', '/schedule']);
});
