import type { RpcRights } from './calls.ts';

/** Calls about reports. */
export const reportRights: Readonly<Record<string, RpcRights>> = {
  read_report: {
    call: `read_report('hours', 'project', '{"kind": "this_week"}')`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  read_report_rows: {
    call: `read_report_rows('hours', 'project', '{"kind": "this_week"}')`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  save_report_view: {
    call: `save_report_view(gen_random_uuid(), '{"name": "Weeks", "report": "hours", "search": {}, "is_shared": false}')`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  remove_report_view: {
    call: 'remove_report_view(gen_random_uuid())',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  overtime_relief: {
    call: `overtime_relief('$person')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
};
