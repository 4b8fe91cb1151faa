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
};
