create or replace function app.locked_hold(company uuid, person uuid, at timestamptz, kind text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  counts_for constant uuid := app.merged_into(company, person);
begin
  if app.locked_until(company, counts_for) < at::date - 2 then
    return null;
  end if;
  if app.is_locked_day(company, counts_for, app.person_date(company, counts_for, at)) then
    return 'locked_period';
  end if;
  -- A later punch, other than a clock-in, may still end an entry of a locked day whose end no one punched.
  return case when kind <> 'in' and exists (
    select from (
      select e.started_at, e.flags from public.time_entries e
      where e.company_id = company and e.person_id = counts_for and e.started_at <= at
        and e.state in ('open', 'closed')
      order by e.started_at desc limit 1
    ) last
    where last.flags && '{estimated,auto_out}'
      and app.is_locked_day(company, counts_for, app.person_date(company, counts_for, last.started_at))
  ) then 'locked_period' end;
end
$$;

comment on function app.locked_hold(uuid, uuid, timestamptz, text) is
  'locked_period for a punch that would change time in a locked timesheet, else null.';
