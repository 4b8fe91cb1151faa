create or replace function public.apply_once(request_id uuid, change text, parameters jsonb default '{}') returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select app.apply_change(request_id, change, parameters, parameters, interval '1 hour')
$$;

comment on function public.apply_once(uuid, text, jsonb) is
  'Calls the function that is named by `change` and keeps its answer for an hour under the caller''s request id: '
  'the same request again changes nothing and hears the first answer. Raises 22023 for an id that came with another '
  'change, 42883 for a function or parameter that is not there.';

grant execute on function public.apply_once(uuid, text, jsonb) to authenticated;
