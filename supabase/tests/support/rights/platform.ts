import { everybody, type RpcRights } from './calls.ts';

const forPlatform = (call: string): RpcRights => ({ call, ok: ['superAdmin'], anon: 'denied' });

const announcement = `gen_random_uuid(), 'Tonight', 'Esta noche', 'everyone', '2026-12-24T00:00:00Z', '2099-12-24T00:00:00Z'`;

/** Calls of the platform's console. */
export const platformRights: Readonly<Record<string, RpcRights>> = {
  platform_companies: forPlatform(`platform_companies(query => 'Northside')`),
  platform_company: forPlatform(`platform_company('$company')`),
  platform_people_found: forPlatform(`platform_people_found(query => 'fi')`),
  platform_errors: forPlatform('platform_errors()'),
  platform_jobs: forPlatform('platform_jobs()'),
  // Of the matrix no job is at hand: that one was asked for shows by the other reason.
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
};
