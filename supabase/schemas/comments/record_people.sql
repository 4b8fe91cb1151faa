create or replace function public.record_people(record_kind text, record_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.may_with_record('read', record_kind, record_id) then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'ok', 'people', (
    select coalesce(jsonb_agg(
      jsonb_build_object('person_id', p.person_id, 'name', trim(p.first_name || ' ' || p.last_name))
      order by p.first_name, p.last_name, p.person_id
    ), '[]')
    from public.profiles p
    where p.company_id = app.my_company_id()
      and p.person_id = any (app.readers_of_record(record_people.record_kind, record_people.record_id))
  ));
end
$$;

comment on function public.record_people(text, uuid) is
  'Who can be mentioned on a record: everyone who may read it, for whoever may. Others hear not_found.';

grant execute on function public.record_people(text, uuid) to authenticated;
