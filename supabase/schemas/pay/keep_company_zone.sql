create or replace function app.keep_company_zone() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone new.time_zone)::date;
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone then
    return null;
  end if;
  -- Before anyone has worked, no hours are affected.
  insert into public.company_zones (company_id, valid_from, time_zone)
  values (
    new.company_id,
    case
      when exists (select from public.time_entries e where e.company_id = new.company_id)
        then greatest(today, app.locked_until(new.company_id) + 1)
      else date '2000-01-01'
    end,
    new.time_zone
  )
  on conflict (company_id, valid_from) do update set time_zone = excluded.time_zone;
  return null;
end
$$;

comment on function app.keep_company_zone() is
  'Notes from which day a company''s zone applies: from today, or from the beginning while no one has worked.';
