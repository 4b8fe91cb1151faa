create or replace function app.unworked_at(company uuid, person uuid, at timestamptz) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when worked.id is null then 'off_clock'
    when exists (
      select from public.time_breaks b
      where b.company_id = company and b.entry_id = worked.id
        and b.started_at <= at and (b.ended_at is null or b.ended_at > at)
    ) then 'on_break'
  end
  from (select 1) one
  left join lateral (
    select e.id from public.time_entries e
    where e.company_id = company and e.person_id = person and e.state in ('open', 'closed')
      and e.started_at <= at and (e.ended_at is null or e.ended_at > at)
    limit 1
  ) worked on true
$$;

comment on function app.unworked_at(uuid, uuid, timestamptz) is
  'off_clock or on_break where a person did not work at an instant by the settled time; null where they did.';
