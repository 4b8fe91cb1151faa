create or replace function app.allows_voice(choice text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and coalesce((
    select (c.settings -> 'voice' ->> choice)::boolean from public.companies c where c.id = app.my_company_id()
  ), false)
$$;

comment on function app.allows_voice(text) is
  'True when the caller''s company allows something of the section voice. False for whoever has none.';
