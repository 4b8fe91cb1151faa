create or replace function app.my_crews() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select c.crew_id
    from public.crew_members c
    where c.company_id = (select app.my_company_id()) and c.person_id = (select app.my_person_id())
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
  );
end
$$;

comment on function app.my_crews() is
  'The crews that the caller belongs to or leads now.';

grant execute on function app.my_crews() to authenticated;
