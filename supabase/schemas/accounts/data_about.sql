create or replace function app.data_about(person public.profiles) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  item record;
  found_rows jsonb;
  answer jsonb := jsonb_build_object(
    'made_at', app.instant(now()),
    'login', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at, 'told_at_sign_up', u.raw_user_meta_data - 'invitation_token'
      ) from auth.users u where u.id = person.id
    ),
    'profile', to_jsonb(person),
    'company', (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c
      where c.id = person.company_id),
    'kept_after_erasure', app.kept_after_erasure(person.company_id, person.person_id)
  );
begin
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

comment on function app.data_about(public.profiles) is
  'Everything that is kept about a person, for them to take away: what app.personal_data lists. For functions that '
  'have checked who asks.';
