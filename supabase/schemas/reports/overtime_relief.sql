create or replace function public.overtime_relief(person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant record := app.who_asks();
  company constant uuid := me.company_id;
  person constant uuid := overtime_relief.person_id;
  managed uuid[];
  week date;
  week_ends timestamptz;
begin
  if coalesce(me.role not in ('supervisor', 'admin'), true) then
    return app.refused('not_allowed');
  end if;
  managed := app.people_i_manage(company);
  if not coalesce(person = any (managed), false) then
    return app.refused('not_found');
  end if;
  select d.from_date into week from app.report_days(company, '{"kind": "this_week"}') d;
  select (week + 7)::timestamp at time zone s.time_zone into week_ends
  from public.company_settings s where s.company_id = company;
  return jsonb_build_object('verdict', 'ok', 'shifts', (
    select coalesce(jsonb_agg(app.request_shift(p) || jsonb_build_object('others', (
      select coalesce(jsonb_agg(
        app.person_label(company, m.person_id) order by app.person_name(company, m.person_id)
      ), '[]')
      from (
        select distinct o.person_id
        from public.crew_members c
        join public.crew_members o on o.company_id = company and o.crew_id = c.crew_id and o.person_id <> person
          and o.valid_from <= now() and (o.valid_to is null or o.valid_to > now())
        where c.company_id = company and c.person_id = person
          and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
          and o.person_id = any (managed)
      ) m
      cross join lateral app.judge_planned(company,
        jsonb_build_object('id', p.id)
          || app.shift_content(to_jsonb(p) || jsonb_build_object('person_id', m.person_id)),
        true
      ) j
      where j ->> 'verdict' <> 'blocked' and not j -> 'reasons' @> '[{"reason": "overtime"}]'
    )) order by p.starts_at, p.id), '[]')
    from public.published_shifts p
    where p.company_id = company and p.person_id = person and p.canceled_at is null
      and p.starts_at > now() and p.starts_at < week_ends
  ));
end
$$;

comment on function public.overtime_relief(uuid) is
  'The published shifts that someone still has this workweek, each with those of their crews who could take it: '
  'nothing keeps them from it, and it gives them no overtime by their own pay rule. For supervisors (their crews) and '
  'admins. Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.overtime_relief(uuid) to authenticated;
