create or replace function app.remove_old_punch_locations(at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  kept record;
  of_company integer;
  removed integer := 0;
begin
  for kept in
    select c.id as company_id, app.kept_since(c.settings, 'punch_coordinates', at) as since
    from public.companies c
  loop
    delete from public.punch_locations l
    where l.company_id = kept.company_id and l.occurred_at < kept.since;
    get diagnostics of_company = row_count;
    removed := removed + of_company;
  end loop;
  return removed;
end
$$;

comment on function app.remove_old_punch_locations(timestamptz) is
  'Deletes where punches were made once their company''s period is over; the punch itself, its site and the verdict '
  'about the place stay. Answers how many.';
