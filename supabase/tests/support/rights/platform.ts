import { everybody, members, type RpcRights } from './calls.ts';

const forPlatform = (call: string): RpcRights => ({ call, ok: ['superAdmin'], anon: 'denied' });

const announcement = `gen_random_uuid(), 'Tonight', 'Esta noche', 'everyone', '2026-12-24T00:00:00Z', '2099-12-24T00:00:00Z'`;

/** Calls of the platform's console. */
export const platformRights: Readonly<Record<string, RpcRights>> = {
  platform_companies: forPlatform(`platform_companies(query => 'Northside')`),
  platform_company: forPlatform(`platform_company('$company')`),
  platform_people_found: forPlatform(`platform_people_found(query => 'fi')`),
  platform_errors: forPlatform('platform_errors()'),
  platform_jobs: forPlatform('platform_jobs()'),
  // The matrix has no job to name, so the reason `not_found` shows that the call was allowed.
  platform_retry_job: forPlatform(
    `nullif(platform_retry_job(gen_random_uuid())->>'reason', 'not_found')`,
  ),
  platform_cancel_job: forPlatform(
    `nullif(platform_cancel_job(gen_random_uuid())->>'reason', 'not_found')`,
  ),
  platform_mails: forPlatform('platform_mails()'),
  platform_announcements: forPlatform('platform_announcements()'),
  save_announcement: forPlatform(`save_announcement(${announcement})`),
  my_announcements: { call: 'my_announcements()', ok: everybody, anon: 'denied' },
  list_platform_admins: forPlatform('list_platform_admins()'),
  add_platform_admin: forPlatform(`nullif(add_platform_admin('no one')->>'reason', 'not_found')`),
  remove_platform_admin: forPlatform(
    `nullif(remove_platform_admin(gen_random_uuid())->>'reason', 'not_found')`,
  ),
  platform_health: forPlatform('platform_health()'),
  start_support_visit: forPlatform(
    `nullif(start_support_visit('$person', 'Help', 15)->>'reason', 'second_factor_needed')`,
  ),
  platform_start_leaving: forPlatform(
    `nullif(platform_start_leaving('$company', 'Wrong name', 'They asked')->>'reason', 'invalid_input')`,
  ),
  platform_stop_leaving: forPlatform(
    `nullif(platform_stop_leaving('$company')->>'reason', 'not_leaving')`,
  ),
  platform_visit: forPlatform('platform_visit()'),
  // The matrix has no visit in progress, so the reason `not_found` shows that the call was allowed.
  end_support_visit: {
    call: `nullif(end_support_visit(gen_random_uuid())->>'reason', 'not_found')`,
    ok: ['superAdmin', 'admin', 'outsider'],
    anon: 'denied',
  },
  answer_support_visit: {
    call: `nullif(answer_support_visit(gen_random_uuid(), true)->>'reason', 'not_found')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_support_access: {
    call: 'save_support_access(true)',
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_support_visits: { call: 'list_support_visits()', ok: members, anon: 'denied' },
  // Only in a support visit.
  visited_person: { call: 'visited_person()', ok: [], anon: 'denied' },
  note_visit_read: {
    call: `note_visit_read(gen_random_uuid(), 'my_clock')`,
    ok: [],
    anon: 'denied',
  },
};
