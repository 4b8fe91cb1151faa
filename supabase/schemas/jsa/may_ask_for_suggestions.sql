create or replace function public.may_ask_for_suggestions() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and coalesce((
    select (c.settings #>> '{voice,suggestions}')::boolean from public.companies c where c.id = app.my_company_id()
  ), false)
$$;

comment on function public.may_ask_for_suggestions() is
  'Whether the caller''s company lets a language model suggest what a JSA lacks. False for whoever has none.';

grant execute on function public.may_ask_for_suggestions() to authenticated;
