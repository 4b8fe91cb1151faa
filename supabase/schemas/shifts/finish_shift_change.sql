create or replace function app.finish_shift_change(company uuid, change_id uuid, ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  noted jsonb;
begin
  update public.shift_changes c set after = coalesce((
    select jsonb_object_agg(i.id, (
      select s.version from public.shifts s where s.company_id = company and s.id = i.id
    )) from unnest(ids) i (id)
  ), '{}')
  where c.company_id = company and c.id = change_id
  returning before into noted;
  perform app.tell_boards(
    company,
    array(
      select (b.value ->> 'crew_id')::uuid from jsonb_each(noted) b where b.value ->> 'crew_id' is not null
      union select s.crew_id from public.shifts s
      where s.company_id = company and s.id = any (ids) and s.crew_id is not null
    ),
    array(
      select (b.value ->> 'person_id')::uuid from jsonb_each(noted) b where b.value ->> 'person_id' is not null
      union select s.person_id from public.shifts s
      where s.company_id = company and s.id = any (ids) and s.person_id is not null
    )
  );
end
$$;

comment on function app.finish_shift_change(uuid, uuid, uuid[]) is
  'Keeps the versions after a change, by which an undo sees that someone else was there since, and tells the boards.';
