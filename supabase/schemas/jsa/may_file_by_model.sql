create or replace function public.may_file_by_model() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not null and coalesce((
    select (c.settings -> 'filing' ->> 'language_model')::boolean
    from public.companies c where c.id = app.my_company_id()
  ), false)
$$;

comment on function public.may_file_by_model() is
  'True when the caller''s company lets a language model say where in a JSA what was said belongs. False for whoever '
  'has none.';

grant execute on function public.may_file_by_model() to authenticated;
