create or replace function app.my_person_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (app.who_asks(may_be_suspended => true, may_be_unfit => true)).person_id;
end
$$;

comment on function app.my_person_id() is
  'The caller''s person, whether or not still a member.';

grant execute on function app.my_person_id() to authenticated;
