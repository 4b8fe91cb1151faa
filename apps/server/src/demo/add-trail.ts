import { trailNotice } from '@muster/contract/trail-notice';
import type { Transaction } from '../db/database.ts';

/**
 * Gives the second company a location trail: its notice says so, everyone has agreed, and the last week of work has a
 * location every ten minutes, between the site and 400 m from it. An admin has looked at one day.
 */
export async function addTrail(
  transaction: Transaction,
  company: string,
  { admin, person }: { readonly admin: string; readonly person: string },
): Promise<void> {
  await transaction.query(
    `insert into public.location_notices (company_id, version, text_en, text_es, covers_trail, written_by, written_at)
     values ($1, 2, $2, $3, true, $4, now() - interval '94 days')`,
    [company, trailNotice.text_en, trailNotice.text_es, admin],
  );
  await transaction.query(
    `insert into public.location_choices (company_id, person_id, version, choice, way, language, chosen_at)
     select p.company_id, p.person_id, 2, 'acknowledged', 'app', coalesce(p.language, 'en'), now() - interval '93 days'
     from public.profiles p where p.company_id = $1 and p.has_login`,
    [company],
  );
  await transaction.query(
    `update public.company_settings set location_mode = 'trail' where company_id = $1`,
    [company],
  );
  await transaction.query(
    `insert into app.location_points (company_id, id, person_id, at, lat, lng, accuracy_m)
     select e.company_id, gen_random_uuid(), e.person_id, t.at,
       site.lat + 0.0018 * sin(h.seed + t.place / 4.0), site.lng + 0.0024 * cos(h.seed + t.place / 5.0),
       6 + mod(t.place, 9)
     from public.time_entries e
     join lateral (
       select s.lat, s.lng from public.project_sites s
       where s.company_id = e.company_id and s.project_id = e.project_id limit 1
     ) site on true
     cross join lateral (select mod(abs(hashtext(e.person_id::text)), 628) / 100.0 as seed) h
     cross join lateral (
       select e.started_at + make_interval(mins => 3 + 10 * n) as at, n as place from generate_series(0, 90) n
     ) t
     where e.company_id = $1 and e.state in ('open', 'closed') and e.started_at > now() - interval '8 days'
       and t.at < now() and app.unworked_at(e.company_id, e.person_id, t.at) is null`,
    [company],
  );
  await transaction.query(
    `insert into public.location_reads (company_id, reader_person_id, person_id, from_at, to_at, purpose, points, read_at)
     select $1, $2, $3, d.from_at, d.from_at + interval '1 day',
       'The customer asked who was at the gate', count(p.id), now() - interval '5 hours'
     from (
       select date_trunc('day', max(l.at)) as from_at from app.location_points l
       where l.company_id = $1 and l.person_id = $3
     ) d
     left join app.location_points p
       on p.company_id = $1 and p.person_id = $3 and p.at >= d.from_at and p.at < d.from_at + interval '1 day'
     group by d.from_at`,
    [company, admin, person],
  );
}
