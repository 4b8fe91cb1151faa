import { addDays, nextMonday } from '../schedule.ts';
import { bridge, crewOne, everybody, members, type RpcRights } from './calls.ts';

const plainShift = (
  id: string,
) => `jsonb_build_object('id', '${id}', 'person_id', '$person', 'crew_id', null,
  'project_id', null, 'site_id', null, 'cost_code_id', null, 'starts_local', '2026-10-05T06:00',
  'ends_local', '2026-10-05T14:00', 'zone', 'UTC', 'starts_second', false, 'ends_second', false,
  'break_minutes', 0, 'note', null)`;
const monday = addDays(nextMonday(), 140);
const timeOff = { first: monday, last: addDays(monday, 1) };
const newId = 'f0000000-0000-4000-8000-00000000000a';

/** Calls about shifts and time off. */
export const scheduleRights: Readonly<Record<string, RpcRights>> = {
  judge_shift: {
    call: `judge_shift(${plainShift(newId)})`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  save_shifts: {
    call: `save_shifts(gen_random_uuid(), jsonb_build_array(jsonb_build_object('op', 'save', 'version', null, 'shift', ${plainShift(newId)})))`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  save_series: {
    call: `save_series(gen_random_uuid(), jsonb_build_object('id', '${newId}', 'shift', ${plainShift(newId)} - 'id', 'until_date', '2026-10-12', 'weekdays', '[1]'::jsonb, 'every_weeks', 1))`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  // No one in the matrix has changed shifts.
  undo_shifts: {
    call: `undo_shifts(gen_random_uuid(), gen_random_uuid())`,
    ok: [],
    anon: 'denied',
  },
  discard_changes: {
    call: `discard_changes(gen_random_uuid(), '{$shift}')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  publish_shifts: {
    call: `publish_shifts(gen_random_uuid(), '{$shift}', 'Agreed')->'verdict'`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  copy_week: {
    call: `copy_week(gen_random_uuid(), '2026-10-05', '2026-10-12')`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  board_shifts: {
    call: `board_shifts('2026-10-05', '2026-10-12')->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  schedule_costs: {
    call: `schedule_costs('2026-10-05', '2026-10-12')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  my_schedule: {
    call: `my_schedule()->'verdict'`,
    ok: members,
    anon: 'denied',
  },
  save_template: {
    // Another company's admin can't read crew one, and so saves a week of all their own shifts.
    call: `save_template(gen_random_uuid(), 'Week', '2026-11-02', ${crewOne})`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_templates: {
    call: `list_templates()`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  remove_template: {
    call: `remove_template('$template')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  apply_template: {
    call: `apply_template(gen_random_uuid(), '$template', '2026-10-12')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  list_publications: {
    call: `list_publications()`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  read_schedule_rules: {
    call: `read_schedule_rules()`,
    ok: members,
    anon: 'denied',
  },
  save_schedule_rules: {
    call: `save_schedule_rules(1, '{"rest_minutes": 600, "notice_minutes": null, "claims": "approval", "swaps_need_approval": true}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_holidays: {
    call: `list_holidays()`,
    ok: members,
    anon: 'denied',
  },
  save_holiday: {
    call: `save_holiday(gen_random_uuid(), '2027-07-05', 'Independence Day')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  remove_holiday: {
    call: `remove_holiday((select jsonb_path_query_first(list_holidays(), '$.holidays[0].id') #>> '{}')::uuid)`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  set_demand: {
    call: `set_demand(${bridge}, '2026-10-05', 4)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  set_project_certificates: {
    call: `set_project_certificates(${bridge}, '{Flagger}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  swap_partners: {
    call: `swap_partners('$shift')`,
    ok: ['employee'],
    anon: 'denied',
  },
  // The shift belongs to crew one.
  claim_shift: {
    call: `claim_shift(gen_random_uuid(), '$open_shift', 1)`,
    ok: ['employee', 'supervisor'],
    anon: 'denied',
  },
  give_away_shift: {
    call: `give_away_shift(gen_random_uuid(), '$shift', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  offer_swap: {
    call: `offer_swap(gen_random_uuid(), '$shift', 1, '$other_shift', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  // Offered to the supervisor.
  answer_swap: {
    call: `answer_swap('$swap', 1, false)`,
    ok: ['supervisor'],
    anon: 'denied',
  },
  cancel_shift_request: {
    call: `cancel_shift_request('$claim', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  decide_shift_request: {
    call: `decide_shift_request('$claim', 1, false)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  confirm_shift: {
    call: `confirm_shift('$shift', 1, now())`,
    ok: ['employee'],
    anon: 'denied',
  },
  schedule_requests: {
    call: `schedule_requests()->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  expected_people: {
    call: `expected_people()->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  save_availability: {
    call: `save_availability('{"id": "f0000000-0000-4000-8000-00000000000b", "kind": "cannot", "weekday": 1, "from_date": null, "to_date": null, "from_time": null, "to_time": null, "note": null}')`,
    ok: members,
    anon: 'denied',
  },
  remove_availability: {
    call: `remove_availability(gen_random_uuid())`,
    ok: members,
    anon: 'denied',
  },
  list_time_off_kinds: {
    call: `list_time_off_kinds()`,
    ok: members,
    anon: 'denied',
  },
  save_time_off_kind: {
    call: `save_time_off_kind('{"id": "f0000000-0000-4000-8000-00000000000c", "name": "Sick", "is_paid": true, "accrual": "none", "period": null, "accrued_minutes": null, "per_worked_minutes": null, "cap_minutes": null, "carry_over_minutes": null, "day_minutes": 480, "overdraft_minutes": 0}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  archive_time_off_kind: {
    call: `archive_time_off_kind('$time_off_kind', 1)`,
    ok: ['admin'],
    anon: 'denied',
  },
  request_time_off: {
    call: `request_time_off('{"v": 1, "id": "f0000000-0000-4000-8000-00000000000d", "kind_id": "$time_off_kind", "first_day": "${timeOff.first}", "last_day": "${timeOff.last}", "from_time": null, "to_time": null, "minutes": null, "note": null}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  check_time_off: {
    call: `check_time_off('{"v": 1, "id": "f0000000-0000-4000-8000-00000000000d", "kind_id": "$time_off_kind", "first_day": "${timeOff.first}", "last_day": "${timeOff.last}", "from_time": null, "to_time": null, "minutes": null, "note": null}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  cancel_time_off: {
    call: `cancel_time_off('$time_off', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  decide_time_off: {
    call: `decide_time_off('$time_off', 1, true)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  adjust_time_off: {
    call: `adjust_time_off(gen_random_uuid(), '$person', '$time_off_kind', 60, 'Opening')`,
    ok: ['admin'],
    anon: 'denied',
  },
  my_time_off: {
    call: `my_time_off()->'verdict'`,
    ok: members,
    anon: 'denied',
  },
  read_time_off: {
    call: `read_time_off('$person')->'verdict'`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  save_calendar_feed: {
    call: `save_calendar_feed(repeat('a', 64))->'verdict'`,
    ok: members,
    anon: 'denied',
  },
  my_calendar_feed: { call: 'my_calendar_feed()', ok: everybody, anon: 'denied' },
  end_calendar_feed: { call: 'end_calendar_feed()', ok: everybody, anon: 'denied' },
};
