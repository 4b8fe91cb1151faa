import type { RpcRights } from './calls.ts';

const facts = `{"v": 1, "number": "77", "type": "Lift", "model": null, "meter_unit": "hours", "meter": 10,
  "service_meter": null, "service_on": null, "is_retired": false, "made_at": "2026-01-05T14:20:31Z", "files": []}`;
const move = `{"v": 1, "kind": "out", "project_id": "$project", "meter": 1000, "reason": null,
  "at": "2026-01-07T14:20:31Z"}`;

/** Calls about equipment. */
export const equipmentRights: Readonly<Record<string, RpcRights>> = {
  list_equipment: {
    call: 'list_equipment()',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  read_equipment: {
    call: `read_equipment('$equipment')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  save_equipment: {
    call: `save_equipment(gen_random_uuid(), 0, '${facts}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  move_equipment: {
    call: `move_equipment(gen_random_uuid(), '$equipment', '${move}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
};
