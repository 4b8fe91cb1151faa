import { members, type RpcRights } from './calls.ts';

const line = `{"id": "5d5fd1f2-58c1-4a86-9a43-8dbd1cd1a001", "kind": "work", "data": {"text": "Formed the pier"},
  "source": null, "is_private": false, "is_addendum": false, "revision": "5d5fd1f2-58c1-4a86-9a43-8dbd1cd1a002",
  "base": null}`;
const signed = `{"v": 1, "id": "5d5fd1f2-58c1-4a86-9a43-8dbd1cd1a003", "drawing": [[{"x": 1, "y": 1}]],
  "signed_at": "2026-06-02T12:00:00Z", "lines": []}`;

/** Calls about daily logs. */
export const dailyLogRights: Readonly<Record<string, RpcRights>> = {
  list_daily_logs: { call: 'list_daily_logs()', ok: members, anon: 'denied' },
  read_daily_log: {
    call: `read_daily_log('$daily_log') -> 'verdict'`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  log_weather_place: {
    call: `log_weather_place('$project')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  save_log_line: {
    call: `save_log_line(gen_random_uuid(), '$project', '2026-06-02', '${line}')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  sign_log: {
    call: `sign_log(gen_random_uuid(), '$project', '2026-06-02', '${signed}')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  decide_log: {
    call: `decide_log('$daily_log', '$log_signature', 'approve')`,
    ok: ['admin'],
    anon: 'denied',
  },
};
