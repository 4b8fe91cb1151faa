create or replace function app.unsettled_people(company uuid, people uuid[], from_date date, to_date date)
returns table (person_id uuid, reason text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  calculating constant uuid[] := app.calculating_people(company, people, from_date, to_date);
begin
  return query
    select p.id, case
      when p.id = any (calculating) then 'hours_calculating'
      when d.is_open then 'entry_open'
      else 'needs_review'
    end
    from unnest(people) as p (id)
    left join (
      select r.person_id, bool_or(r.is_open) as is_open
      from public.day_results r
      where r.company_id = company and r.person_id = any (people) and r.date between from_date and to_date
        and (r.is_open or r.needs_review)
      group by r.person_id
    ) d on d.person_id = p.id
    left join (
      select distinct i.person_id
      from public.decision_items i
      join public.punches u on u.company_id = i.company_id and u.id = i.punch_id
      where i.company_id = company and i.person_id = any (people) and i.state = 'open'
        and (u.occurred_at at time zone app.known_zone(u.zone, company, u.person_id, u.occurred_at))::date
          between from_date and to_date
    ) q on q.person_id = p.id
    where p.id = any (calculating) or d.person_id is not null or q.person_id is not null;
end
$$;

comment on function app.unsettled_people(uuid, uuid[], date, date) is
  'Those of some people whose hours of a period are not final, each with why: they are being calculated, an entry is '
  'open or waits for review.';
