create or replace function app.rebase_on_own_changes(parameters jsonb, follows uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when jsonb_typeof(parameters -> 'version') = 'number' then
      parameters || jsonb_build_object('version', (parameters ->> 'version')::integer + own.applied)
    else parameters
  end
  from (
    select count(*)::integer as applied from app.change_answers a
    where a.user_id = (select auth.uid()) and a.request_id = any (follows) and a.answer ->> 'verdict' = 'applied'
  ) own
$$;

comment on function app.rebase_on_own_changes(jsonb, uuid[]) is
  'The parameters of a kept change over the version that the caller''s own earlier ones of the same record have '
  'made: each applied one counts as one version, so anyone else''s change still makes it too old.';
