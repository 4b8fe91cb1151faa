import type { MyClock, Punch } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { predictClock } from './predict-clock.ts';

const personId = '11111111-1111-4111-8111-111111111111';
const deviceId = '22222222-2222-4222-8222-222222222222';
const hall = '33333333-3333-4333-8333-333333333333';
const bridge = '44444444-4444-4444-8444-444444444444';
const day = '2026-06-01';
const at = (time: string) => Date.parse(`${day}T${time}:00.000Z`);

let made = 0;
function punch(kind: Punch['kind'], time: string, more: Partial<Punch> = {}): Punch {
  made += 1;
  return {
    id: `55555555-5555-4555-8555-${String(made).padStart(12, '0')}`,
    v: 1,
    person_id: personId,
    kind,
    break_kind: kind === 'break_start' ? 'meal' : null,
    device_id: deviceId,
    device_seq: made,
    device_at: new Date(at(time)).toISOString(),
    zone: 'UTC',
    utc_offset_minutes: 0,
    skew_ms: null,
    skew_age_ms: null,
    online: false,
    claimed_at: null,
    project_id: kind === 'in' || kind === 'switch' ? hall : null,
    cost_code_id: null,
    note: null,
    location: null,
    outside_reason: null,
    pin_check: null,
    ...more,
  };
}

/** The server's answer after it has accepted one clock-in. */
function serverAfter(start: Punch): MyClock {
  return {
    server_time: start.device_at,
    person_id: personId,
    entries: [
      {
        id: start.id,
        project_id: start.project_id,
        cost_code_id: null,
        started_at: start.device_at,
        ended_at: null,
        zone: 'UTC',
        state: 'open',
        flags: [],
        note: null,
        device_started_at: start.device_at,
        breaks: [],
      },
    ],
    punches: [
      {
        id: start.id,
        kind: 'in',
        break_kind: null,
        occurred_at: start.device_at,
        project_id: start.project_id,
        cost_code_id: null,
      },
    ],
    decisions: [],
  };
}

describe('the clock a phone foresees', () => {
  it('is off when nothing is known and nothing was done', () => {
    expect(predictClock(null, [], at('08:00'))).toEqual({
      state: 'off',
      open: null,
      onBreak: null,
      entries: [],
      forgotten: null,
      hasSurelyEnded: false,
    });
  });

  it('follows a whole day that the server has not heard of', () => {
    const pending = [
      punch('in', '06:00'),
      punch('break_start', '09:00'),
      punch('break_end', '09:30'),
      punch('switch', '10:00', { project_id: bridge }),
    ];
    const clock = predictClock(null, pending, at('11:00'));
    expect(clock.state).toBe('on');
    expect(clock.entries).toMatchObject([
      {
        state: 'open',
        projectId: bridge,
        startedAt: at('10:00'),
        endedAt: null,
        isPredicted: true,
      },
      {
        state: 'closed',
        projectId: hall,
        startedAt: at('06:00'),
        endedAt: at('10:00'),
        breaks: [{ kind: 'meal', startedAt: at('09:00'), endedAt: at('09:30') }],
        isPredicted: true,
      },
    ]);
  });

  it('goes on from what the server knows', () => {
    const start = punch('in', '06:00');
    const server = serverAfter(start);
    expect(predictClock(server, [], at('07:00')).entries).toMatchObject([{ isPredicted: false }]);
    expect(predictClock(server, [punch('break_start', '09:00')], at('09:10'))).toMatchObject({
      state: 'on_break',
      entries: [{ id: start.id, isPredicted: true, breaks: [{ endedAt: null }] }],
    });
    expect(predictClock(server, [punch('out', '14:00')], at('15:00'))).toMatchObject({
      state: 'off',
      entries: [{ id: start.id, endedAt: at('14:00'), isPredicted: true }],
    });
  });

  it('folds by the instant that pays, not by when the phone says so', () => {
    const wrong = { skew_ms: 2 * 3_600_000, skew_age_ms: 1000 };
    const clock = predictClock(null, [punch('in', '08:00', wrong)], at('07:00'));
    expect(clock.open?.startedAt).toBe(at('06:00'));
  });

  it('lets a stated time end the forgotten entry, and the next one begin', () => {
    const server = serverAfter(punch('in', '00:00'));
    const nowMs = at('17:00');
    expect(predictClock(server, [], nowMs).forgotten?.startedAt).toBe(at('00:00'));
    const repair = punch('out', '17:00', { claimed_at: new Date(at('08:30')).toISOString() });
    const clock = predictClock(server, [repair, punch('in', '17:00')], nowMs);
    expect(clock.forgotten).toBeNull();
    expect(clock.entries).toMatchObject([
      { startedAt: at('17:00'), endedAt: null },
      { startedAt: at('00:00'), endedAt: at('08:30') },
    ]);
  });

  it('puts a stated end in the place of an estimated one, and leaves the entry after it alone', () => {
    const today = serverAfter(punch('in', '17:00'));
    const [open] = today.entries;
    const estimated = {
      ...open!,
      id: deviceId,
      started_at: new Date(at('00:00')).toISOString(),
      ended_at: new Date(at('08:00')).toISOString(),
      state: 'closed' as const,
      flags: ['estimated', 'missing_out'],
    };
    const server = { ...today, entries: [estimated, ...today.entries] };
    const repair = punch('out', '18:00', { claimed_at: new Date(at('10:30')).toISOString() });
    const clock = predictClock(server, [repair], at('18:00'));
    expect(clock.state).toBe('on');
    expect(clock.entries).toMatchObject([
      { startedAt: at('17:00'), endedAt: null, isPredicted: false },
      { startedAt: at('00:00'), endedAt: at('10:30'), flags: ['stated'], isPredicted: true },
    ]);
  });

  it('takes up again what an automatic clock-out ended, where a punch shows that the person worked on', () => {
    const [entry] = serverAfter(punch('in', '06:00')).entries;
    const ended = {
      ...entry!,
      ended_at: new Date(at('15:00')).toISOString(),
      state: 'closed' as const,
      flags: ['auto_out'],
    };
    const server = { ...serverAfter(punch('in', '06:00')), entries: [ended] };
    for (const time of ['14:00', '16:30'])
      expect(predictClock(server, [punch('out', time)], at('17:00')).entries).toMatchObject([
        { startedAt: at('06:00'), endedAt: at(time), flags: [] },
      ]);
    expect(predictClock(server, [punch('in', '16:30')], at('17:00')).entries).toMatchObject([
      { startedAt: at('16:30'), endedAt: null },
      { startedAt: at('06:00'), endedAt: at('15:00'), flags: ['auto_out'] },
    ]);
  });

  it('has no second effect for a double tap after a punch that the server knows', () => {
    const start = punch('in', '06:00');
    const again = punch('in', '06:00', { project_id: start.project_id });
    expect(predictClock(serverAfter(start), [again], at('06:01')).entries).toMatchObject([
      { id: start.id, isPredicted: false },
    ]);
  });

  it('shows what waits for a supervisor beside what counts', () => {
    const server = serverAfter(punch('in', '06:00'));
    const [entry] = server.entries;
    const waiting = { ...entry!, id: deviceId, state: 'needs_decision' as const };
    const clock = predictClock(
      { ...server, entries: [...server.entries, waiting] },
      [],
      at('07:00'),
    );
    expect(clock.state).toBe('on');
    expect(clock.entries.map(({ state }) => state).toSorted()).toEqual(['needs_decision', 'open']);
  });
});
