import manifest from '../../package.json' with { type: 'json' };
import type { Transaction } from '../db/database.ts';
import type { Worker } from './plan-punches.ts';

/** Picks people of the third crew whose problems an admin sees on the page about tracking. */
export function troubledOf(crews: readonly (readonly Worker[])[]) {
  const [lostPermission, silent, unasked] = (crews[2] ?? []).filter(
    ({ place, hasLogin }) => place > 0 && hasLogin,
  );
  if (lostPermission === undefined || silent === undefined || unasked === undefined)
    throw new Error('The third crew has too few people with a login.');
  return {
    lostPermission: lostPermission.personId,
    silent: silent.personId,
    unasked: unasked.personId,
  };
}

/** The device of a profile `p`, on which its person also answered: a UUID of version 8, as apps check that it is one. */
const deviceId = `overlay(overlay(md5('device ' || p.person_id) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Records that everyone acknowledged the location notice before their first punch, people without a login on paper; one
 * person was never asked.
 */
export async function addLocationChoices(
  transaction: Transaction,
  companies: readonly string[],
  { admin, unasked }: { readonly admin: string; readonly unasked: string },
): Promise<void> {
  await transaction.query(
    `insert into public.location_choices (company_id, person_id, version, choice, way, language, device_id, recorded_by, chosen_at)
     select p.company_id, p.person_id, 1, 'acknowledged', case when p.has_login then 'app' else 'paper' end,
       coalesce(p.language, 'en'), case when p.has_login then ${deviceId} end,
       case when not p.has_login then
         coalesce(
           (select a.person_id from public.profiles a where a.company_id = p.company_id and a.person_id = $2),
           (select m.person_id from public.memberships m where m.company_id = p.company_id and m.role = 'admin' limit 1)
         )
       end,
       now() - interval '95 days'
     from public.profiles p
     where p.company_id = any ($1::uuid[]) and p.person_id <> $3`,
    [[...companies], admin, unasked],
  );
}

/**
 * Adds a device for everyone with a login: all in contact except one, which has been silent with two unsent records.
 */
export async function addDevices(
  transaction: Transaction,
  company: string,
  { lostPermission, silent }: { readonly lostPermission: string; readonly silent: string },
): Promise<void> {
  await transaction.query(
    `insert into public.device_reports (
       company_id, person_id, device_id, last_contact_at, nothing_unsent_at, location_permission, location_precision,
       battery_saver, runs_in, app_version, unsent_items, skew_ms
     )
     select p.company_id, p.person_id, ${deviceId}, s.at, s.at,
       case when p.person_id = $2 then 'denied' else 'while_in_use' end,
       case when is_app then 'precise' else 'unknown' end, 'unknown', case when is_app then 'app' else 'browser' end,
       $4, case when p.person_id = $3 then 2 else 0 end, mod(hashtext(p.person_id::text), 900)
     from public.profiles p
     cross join lateral (
       select mod(abs(hashtext(p.person_id::text)), 3) > 0 as is_app,
         case when p.person_id = $3 then now() - interval '50 hours'
           else now() - make_interval(mins => mod(abs(hashtext(p.person_id::text)), 300))
         end as at
     ) s
     where p.company_id = $1 and p.has_login`,
    [company, lostPermission, silent, manifest.version],
  );
  await transaction.query(
    `insert into app.device_changes (company_id, person_id, device_id, changed_at, facts)
     select d.company_id, d.person_id, d.device_id, f.at, jsonb_build_object(
       'location_permission', f.permission, 'location_precision', d.location_precision,
       'battery_saver', d.battery_saver, 'mock_location', d.mock_location, 'runs_in', d.runs_in,
       'app_version', d.app_version
     )
     from public.device_reports d
     cross join (values ('while_in_use', now() - interval '40 days'), ('denied', now() - interval '2 days'))
       as f (permission, at)
     where d.company_id = $1 and (d.person_id = $2 or f.permission = 'while_in_use')`,
    [company, lostPermission],
  );
}

/** Refreshes the contact of all devices except the silent one. */
export async function refreshDevices(transaction: Transaction, company: string): Promise<void> {
  await transaction.query(
    `update public.device_reports d set last_contact_at = s.at, nothing_unsent_at = s.at, app_version = $2
     from (
       select r.device_id, now() - make_interval(mins => mod(abs(hashtext(r.person_id::text)), 300)) as at
       from public.device_reports r where r.company_id = $1 and r.unsent_items = 0
     ) s
     where d.company_id = $1 and d.device_id = s.device_id`,
    [company, manifest.version],
  );
}

/** Records that some people looked at punch locations, each with a reason. */
export async function addLocationReads(
  transaction: Transaction,
  company: string,
  readers: { readonly admin: string; readonly supervisor: string },
  people: { readonly employee: string; readonly silent: string },
): Promise<void> {
  const looks = [
    [
      readers.supervisor,
      people.employee,
      'The customer asked whether we were on site on Monday',
      26,
    ],
    [readers.admin, people.employee, 'Question about the hours of last week', 74],
    [readers.admin, people.silent, 'The phone has not synced; was the crew on site?', 20],
  ] as const;
  for (const [reader, person, purpose, hoursAgo] of looks) {
    await transaction.query(
      `insert into public.location_reads (company_id, reader_person_id, person_id, from_at, to_at, purpose, points, read_at)
       select $1, $2, $3, s.at - interval '7 days', s.at, $4, (
         select count(*)::integer from public.punch_locations l
         where l.company_id = $1 and l.person_id = $3 and l.occurred_at between s.at - interval '7 days' and s.at
       ), s.at
       from (select now() - make_interval(hours => $5::integer) as at) s`,
      [company, reader, person, purpose, hoursAgo],
    );
  }
}
