import { crewOne, everybody, members, type RpcRights } from './calls.ts';

/** Calls about people, their crews and their logins. */
export const peopleRights: Readonly<Record<string, RpcRights>> = {
  my_identity: { call: 'my_identity()', ok: everybody, anon: 'denied' },
  invite_person: {
    call: `invite_person(first_name => 'New', person_id => '$helper')`,
    ok: ['admin'],
    anon: 'denied',
  },
  search_invitations: { call: 'search_invitations()', ok: ['admin', 'outsider'], anon: 'denied' },
  import_people: {
    call: `import_people('{"id": "f0000000-0000-4000-8000-000000000002", "file_name": "crew.csv", "mode": "check", "rows": [{"line": 2, "first_name": "New"}]}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  revoke_invitation: {
    call: `revoke_invitation('$invitation')`,
    ok: ['admin'],
    anon: 'denied',
  },
  invitation_preview: {
    call: `invitation_preview('$token')`,
    ok: [...everybody, 'anon'],
    anon: 'granted',
  },
  notification_log: {
    call: `notification_log()->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  find_records: { call: `find_records('bridge')->'verdict'`, ok: members, anon: 'denied' },
  my_inbox: { call: `my_inbox()->'verdict'`, ok: members, anon: 'denied' },
  mark_inbox: {
    call: `mark_inbox((select gen_random_uuid()))`,
    ok: [],
    anon: 'denied',
  },
  my_reminder_plan: {
    call: `my_reminder_plan()->'verdict'`,
    ok: members,
    anon: 'denied',
  },
  report_device: {
    call: `report_device('f0000000-0000-4000-8000-00000000000d', false)`,
    ok: members,
    anon: 'denied',
  },
  // Everyone in the matrix already belongs to a company, or permanently to none.
  accept_invitation: { call: `accept_invitation('$token')`, ok: [], anon: 'denied' },
  complete_profile: {
    call: `complete_profile('First', 'Last')`,
    ok: ['employee', 'supervisor', 'admin', 'superAdmin', 'outsider'],
    anon: 'denied',
  },
  save_my_profile: {
    call: `save_my_profile(gen_random_uuid(), now(), '{"phone": null}')`,
    ok: ['employee', 'supervisor', 'admin', 'superAdmin', 'outsider'],
    anon: 'denied',
  },
  my_sessions: { call: 'my_sessions()', ok: everybody, anon: 'denied' },
  // The callers in the matrix have no sessions that could be told apart.
  save_push_subscription: {
    call: `save_push_subscription('https://push.example/a', repeat('B', 87), repeat('a', 22))`,
    ok: [],
    anon: 'denied',
  },
  my_push_subscription: {
    call: `my_push_subscription('https://push.example/a')`,
    ok: everybody,
    anon: 'denied',
  },
  remove_push_subscription: {
    call: `remove_push_subscription('https://push.example/a')`,
    ok: everybody,
    anon: 'denied',
  },
  end_my_sessions: { call: 'end_my_sessions()', ok: [], anon: 'denied' },
  my_data: {
    call: 'my_data()',
    ok: ['employee', 'supervisor', 'admin', 'superAdmin', 'outsider', 'leaver'],
    anon: 'denied',
  },
  person_data: { call: `person_data('$helper')`, ok: ['admin'], anon: 'denied' },
  request_account_deletion: {
    call: 'request_account_deletion(gen_random_uuid())',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  withdraw_account_deletion: { call: 'withdraw_account_deletion()', ok: [], anon: 'denied' },
  decide_account_deletion: {
    call: `decide_account_deletion((select r.id from account_deletion_requests r where r.state = 'open'), 'decline', 'Still needed')`,
    ok: ['admin'],
    anon: 'denied',
  },
  search_people: { call: `search_people('e')`, ok: ['admin', 'outsider'], anon: 'denied' },
  find_person_ids: { call: 'find_person_ids()', ok: ['admin', 'outsider'], anon: 'denied' },
  // The response has a result for each person: another company's admin finds no one.
  change_people: {
    call: `change_people(array['$person']::uuid[], '{"kind": "role", "role": "supervisor"}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  undo_people_change: { call: 'undo_people_change(gen_random_uuid())', ok: [], anon: 'denied' },
  crew_list: { call: 'crew_list()', ok: ['admin', 'outsider'], anon: 'denied' },
  crew_detail: { call: `crew_detail(${crewOne})`, ok: ['admin'], anon: 'denied' },
  save_crew: {
    call: `save_crew(gen_random_uuid(), 'Crew ten')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  archive_crew: { call: `archive_crew(${crewOne}, false)`, ok: ['admin'], anon: 'denied' },
  set_crew_members: {
    call: `set_crew_members(${crewOne}, '{$person}', 'member')`,
    ok: ['admin'],
    anon: 'denied',
  },
  set_crew_project: {
    call: `set_crew_project(${crewOne}, (select p.id from projects p where p.name = 'Yard'), true)`,
    ok: ['admin'],
    anon: 'denied',
  },
  save_person: {
    call: `save_person('$person', 2, 1, 'New', 'Name')`,
    ok: ['admin'],
    anon: 'denied',
  },
  set_role: { call: `set_role('$person', 'supervisor')`, ok: ['admin'], anon: 'denied' },
  set_rate: {
    call: `set_rate('$person', 255000, 'USD', '2026-01-05')`,
    ok: ['admin'],
    anon: 'denied',
  },
  // No rate in the matrix is upcoming.
  remove_rate: { call: 'remove_rate(gen_random_uuid())', ok: [], anon: 'denied' },
  read_pay_rates: { call: `read_pay_rates('$person')`, ok: ['admin'], anon: 'denied' },
  save_certificate: {
    call: `save_certificate(gen_random_uuid(), '$person', 'First aid')`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  delete_certificate: {
    call: `delete_certificate((select c.id from certificates c where c.person_id = '$person'))`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  save_emergency_contact: {
    call: `save_emergency_contact('$person', 1, 'A sister', null, '555 0100')`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  deactivate_person: { call: `deactivate_person('$person')`, ok: ['admin'], anon: 'denied' },
  reactivate_person: {
    call: `reactivate_person((select m.person_id from memberships m where m.valid_to < now() and m.company_id = '$company' limit 1))`,
    ok: ['admin'],
    anon: 'denied',
  },
  person_sessions: { call: `person_sessions('$person')`, ok: ['admin'], anon: 'denied' },
  end_person_sessions: { call: `end_person_sessions('$person')`, ok: ['admin'], anon: 'denied' },
  person_page: {
    call: `person_page('$person')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  person_history: { call: `person_history('$person')`, ok: ['admin'], anon: 'denied' },
  // Everyone in the matrix is on the clock.
  merge_people: { call: `merge_people('$person', '$helper')`, ok: [], anon: 'denied' },
  undo_merge: { call: 'undo_merge(gen_random_uuid())', ok: [], anon: 'denied' },
  client_error_by_id: {
    call: `client_error_by_id('$error')`,
    ok: ['superAdmin'],
    anon: 'denied',
  },
  report_client_error: {
    call: `report_client_error(gen_random_uuid(), 'It broke')`,
    ok: [...everybody, 'anon'],
    anon: 'granted',
  },
};
