create or replace function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.profiles;
begin
  -- Raises for an invalid session. People of a suspended company, and those who left one, still get their data.
  perform app.who_asks(may_be_suspended => true);
  select * into person from public.profiles p where p.id = auth.uid();
  if person.id is null then
    return app.refused('not_found');
  end if;
  return app.data_about(person)
    || jsonb_build_object('sessions', public.my_sessions(), 'calendar_feed', public.my_calendar_feed());
end
$$;

comment on function public.my_data() is
  'Everything that is kept about the caller, for them to take away, also after they have left their company. Refused '
  'for a login that is no person (not_found).';

grant execute on function public.my_data() to authenticated;
