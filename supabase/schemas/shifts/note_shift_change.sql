create or replace function app.note_shift_change(company uuid, change_id uuid, request jsonb, ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shift_changes (company_id, id, actor_person_id, request_hash, before)
  values (company, change_id, app.my_person_id(), sha256(convert_to(request::text, 'UTF8')), coalesce((
    select jsonb_object_agg(i.id, (
      select to_jsonb(s) from public.shifts s where s.company_id = company and s.id = i.id
    )) from unnest(ids) i (id)
  ), '{}'));
  delete from public.shift_changes c where c.company_id = company and c.made_at < now() - interval '1 day';
end
$$;

comment on function app.note_shift_change(uuid, uuid, jsonb, uuid[]) is
  'Keeps shifts as they are before a change, for a day.';
