create or replace function public.may_ask_for_suggestions() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.allows_voice('suggestions')
$$;

comment on function public.may_ask_for_suggestions() is
  'True when the caller''s company lets a language model suggest what a JSA lacks. False for whoever has none.';

grant execute on function public.may_ask_for_suggestions() to authenticated;
