create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.profiles;
  item record;
  found_rows jsonb;
  answer jsonb;
begin
  if app.has_left() then
    return app.refused('access_over');
  end if;
  select * into person from public.profiles p where p.id = auth.uid();
  if person.id is null then
    return app.refused('not_found');
  end if;
  answer := jsonb_build_object(
    'made_at', app.instant(now()),
    'login', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at, 'told_at_sign_up', u.raw_user_meta_data - 'invitation_token'
      ) from auth.users u where u.id = auth.uid()
    ),
    'sessions', public.my_sessions(),
    'profile', to_jsonb(person),
    'company', (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c
      where c.id = person.company_id),
    'calendar_feed', public.my_calendar_feed()
  );
  for item in select * from app.personal_data() d where d.download ~ '^\w+$' loop
    execute format(
      'select coalesce(jsonb_agg(r.facts), ''[]'') from (
        select to_jsonb(t) - $4 || coalesce(%s, ''{}'') as facts from %s t where %s
      ) r', coalesce(item.also, 'null::jsonb'), item.name, item.mine
    ) into found_rows using person.company_id, array[person.person_id], person.id, item.withheld;
    answer := answer || jsonb_build_object(item.download, found_rows);
  end loop;
  return answer;
end
$$;

comment on function public.my_data() is
  'Everything that is kept about the caller, for them to take away: what app.personal_data lists. Refused for a '
  'login that is no person (not_found) and for one whose access has ended (access_over): the company hands out the '
  'data then.';

grant execute on function public.my_data() to authenticated;
