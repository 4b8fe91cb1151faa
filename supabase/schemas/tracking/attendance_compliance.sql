create or replace function public.attendance_compliance() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  weeks constant integer := 8;
  ahead_days constant integer := 60;
  company constant uuid := app.my_company_id();
  today constant date := app.company_today(company);
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return (
    with days as materialized (
      select * from app.attendance_days(company, null, today - 7 * weeks + 1, today)
    ), in_crews as (
      select d.*, c.id as crew_id, c.name as crew
      from days d
      left join public.crew_members m on m.company_id = company and m.person_id = d.person_id
        and m.valid_from < d.date + 1 and (m.valid_to is null or m.valid_to > d.date)
      left join public.crews c on c.company_id = company and c.id = m.crew_id
    ), rows as (
      select null::uuid as crew_id, null::text as crew, true as is_all, d.week_from, count(*) as days,
        count(*) filter (where d.missed_punch) as missed_punches, count(*) filter (where d.meal) as meals,
        count(*) filter (where d.long_shift) as long_shifts
      from days d group by d.week_from
      union all
      select d.crew_id, d.crew, false, d.week_from, count(distinct (d.person_id, d.date)),
        count(distinct (d.person_id, d.date)) filter (where d.missed_punch),
        count(distinct (d.person_id, d.date)) filter (where d.meal),
        count(distinct (d.person_id, d.date)) filter (where d.long_shift)
      from in_crews d group by d.crew_id, d.crew, d.week_from
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'rows', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'crew_id', r.crew_id, 'crew', r.crew, 'is_all', r.is_all, 'week_from', r.week_from, 'days', r.days,
            'missed_punches', r.missed_punches, 'meals', r.meals, 'long_shifts', r.long_shifts
          ) order by r.week_from desc, r.is_all desc, r.crew nulls last, r.crew_id
        ), '[]') from rows r
      ),
      'certificates', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', c.id, 'person', app.person_label(company, c.person_id), 'kind', c.kind, 'expires_on', c.expires_on,
            'is_expired', c.expires_on < today
          ) order by c.expires_on, c.id
        ), '[]')
        from public.certificates c
        join public.memberships m on m.company_id = c.company_id and m.person_id = c.person_id
          and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        where c.company_id = company and c.expires_on between today - ahead_days and today + ahead_days
          and not exists (
            select from public.certificates n
            where n.company_id = company and n.person_id = c.person_id and n.kind = c.kind
              and (n.expires_on is null or n.expires_on > c.expires_on)
          )
      )
    )
  );
end
$$;

comment on function public.attendance_compliance() is
  'For admins: how many worked days of the last eight weeks had a missed punch, a meal break that was missed, late or '
  'short, or a long shift, by week and crew (is_all: everyone, each day once), and certificates that expire within 60 '
  'days or did and have no successor. Verdict ok or refused (not_allowed).';

grant execute on function public.attendance_compliance() to authenticated;
