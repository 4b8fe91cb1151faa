create or replace function public.apply_kept_change(
  request_id uuid, change text, v integer, parameters jsonb, follows uuid[] default '{}'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if v is null or v not between 1 and coalesce(app.kept_change_version(change, parameters), 0) then
    return app.refused_with_detail('invalid_input', 'change');
  end if;
  if coalesce(cardinality(follows), 0) > 100 then
    return app.refused_with_detail('invalid_input', 'follows');
  end if;
  return app.apply_change(
    request_id, change, parameters, app.rebase_on_own_changes(parameters, follows), interval '90 days'
  );
end
$$;

comment on function public.apply_kept_change(uuid, text, integer, jsonb, uuid[]) is
  'Makes a change that a device may have kept while it was offline, as `apply_once` does, and keeps the answer for 90 '
  'days. `v` is the payload''s version, which is read for 12 months after a newer one came; `follows` are the '
  'caller''s earlier changes over the same version. Refused as invalid_input (change) where the change is not one '
  'that may wait.';

grant execute on function public.apply_kept_change(uuid, text, integer, jsonb, uuid[]) to authenticated;
