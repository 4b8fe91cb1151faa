create or replace function app.current_caller() returns app.caller
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller app.caller;
  person record;
begin
  select null, k.company_id, false, null, k.id into caller
  from public.kiosks k where k.user_id = auth.uid();
  if found then
    return caller;
  end if;

  person := app.who_asks(may_be_suspended => true, may_be_unfit => true);
  caller.person_id := person.person_id;
  caller.company_id := person.last_company_id;
  caller.is_member := person.company_id is not null;
  if not caller.is_member then
    caller.ended_at := (
      select max(m.valid_to) from public.memberships m
      where m.company_id = caller.company_id and m.person_id = caller.person_id
    );
  end if;
  return caller;
end
$$;

comment on function app.current_caller() is
  'Who is calling: a kiosk by its login, or a person, who is a member now or whose last membership has ended.';
