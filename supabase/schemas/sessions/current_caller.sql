create or replace function app.current_caller() returns app.caller
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller app.caller;
begin
  select null, k.company_id, false, null, k.id into caller
  from public.kiosks k where k.user_id = auth.uid();
  if found then
    return caller;
  end if;

  select
    p.person_id, p.company_id,
    coalesce(bool_or(m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())), false),
    max(m.valid_to),
    null
  into caller
  from public.profiles p
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
  where p.id = auth.uid()
  group by p.person_id, p.company_id;
  return caller;
end
$$;

comment on function app.current_caller() is
  'Who is calling: a kiosk by its login, or a person with their membership now or the last one''s end.';
