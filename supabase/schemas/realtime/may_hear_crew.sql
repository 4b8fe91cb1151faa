create or replace function app.may_hear_crew(crew uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select crew = any (app.my_led_crews()) or (
    app.my_role() = 'admin'
    and exists (select from public.crews c where c.company_id = app.my_company_id() and c.id = crew)
  )
$$;

comment on function app.may_hear_crew(uuid) is 'Whether the caller leads the crew or is an admin of its company.';
