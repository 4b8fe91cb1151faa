create or replace function app.apply_change(
  request_id uuid, change text, sent jsonb, parameters jsonb, kept_for interval
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  requested constant bytea := sha256(convert_to(concat(change, ' ', sent), 'UTF8'));
  caller constant uuid := auth.uid();
  first app.change_answers;
  types jsonb;
  arguments text;
  columns text;
  answered jsonb;
begin
  -- A session that may not read must not get a stored answer either.
  perform app.refuse_unfit_session();
  if jsonb_typeof(parameters) is distinct from 'object' then
    raise exception 'parameters must be an object' using errcode = '22023';
  end if;

  -- A kiosk has no profile and can't make changes this way.
  if not exists (select from public.profiles p where p.id = caller) then
    return app.refused('not_allowed');
  end if;

  -- A repeat waits here until its original, still in progress, has ended.
  insert into app.change_answers (user_id, request_id, request_hash, expires_at)
  values (caller, apply_change.request_id, requested, now() + kept_for) on conflict do nothing;
  if not found then
    select * into first from app.change_answers a where a.user_id = caller and a.request_id = apply_change.request_id;
    if first.request_hash is distinct from requested then
      raise exception 'the request id belongs to another change' using errcode = '22023';
    end if;
    return first.answer;
  end if;

  -- Only functions that the caller may call directly, and that check the caller's rights themselves, because this one
  -- runs with its owner's rights.
  select jsonb_object_agg(coalesce(a.name, ''), format_type(a.type, null)) into types
  from pg_proc p
  left join lateral unnest(p.proargnames, p.proargtypes::oid[]) as a (name, type) on true
  where p.pronamespace = 'public'::regnamespace and p.proname = change
    and change not in ('apply_once', 'apply_kept_change')
    and p.prosecdef and p.provolatile = 'v' and p.prorettype = 'jsonb'::regtype
    and has_function_privilege('authenticated', p.oid, 'execute');
  if types is null or exists (select from jsonb_object_keys(parameters) k (name) where not types ? k.name) then
    raise exception 'there is no change % with these parameters', change using errcode = '42883';
  end if;
  select coalesce(string_agg(format('%1$I => _.%1$I', k.name), ', '), ''),
    coalesce(string_agg(format('%I %s', k.name, types ->> k.name), ', '), 'nothing text')
  into arguments, columns
  from jsonb_object_keys(parameters) k (name);
  execute format('select public.%I(%s) from jsonb_to_record($1) as _(%s)', change, arguments, columns)
    into answered using parameters;

  update app.change_answers a set answer = answered
  where a.user_id = caller and a.request_id = apply_change.request_id;
  delete from app.change_answers a where (a.user_id, a.request_id) in (
    select o.user_id, o.request_id from app.change_answers o
    where o.expires_at < now() order by o.expires_at limit 100 for update skip locked
  );
  return answered;
end
$$;

comment on function app.apply_change(uuid, text, jsonb, jsonb, interval) is
  'Calls the function that is named by `change` with `parameters` and keeps its answer under the caller''s request '
  'id. The same request, `sent` as before, changes nothing and hears the first answer.';
