create or replace function public.decide_time_off(
  id uuid, version integer, approve boolean, comment text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request public.time_off_requests;
  kind public.time_off_kinds;
  missing integer;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  if approve is null or length(comment) > 500 then
    return app.refused_with_detail('invalid_input', case when approve is null then 'approve' else 'comment' end);
  end if;
  select * into request from public.time_off_requests t
  where t.company_id = company and t.id = decide_time_off.id;
  if request.id is null or not app.may_decide_time_off(request.person_id) then
    return app.refused('not_found');
  end if;
  perform app.lock_people(company, array[request.person_id]);
  select * into request from public.time_off_requests t
  where t.company_id = company and t.id = decide_time_off.id for update;
  if request.state <> 'waiting' then
    return app.refused('already_decided');
  elsif request.version is distinct from version then
    return app.refused('changed_meanwhile');
  end if;
  if approve and app.is_time_off_locked(request) then
    return app.refused('sheet_locked');
  elsif approve then
    select * into kind from public.time_off_kinds k where k.company_id = company and k.id = request.kind_id;
    missing := app.time_off_missing(company, request.person_id, kind, request.minutes, request.id);
    if missing > 0 then
      return app.refused_with_detail('balance_too_low', greatest(request.minutes - missing, 0)::text);
    end if;
    perform app.enter_time_off(request, 'taken');
  end if;
  update public.time_off_requests t set state = case when approve then 'approved' else 'declined' end,
    decided_at = now(), decided_by = app.my_person_id(), comment = nullif(trim(decide_time_off.comment), '')
  where t.company_id = company and t.id = request.id returning * into request;
  if approve then
    perform app.enter_time_off_days(request, kind.is_paid);
  end if;
  perform app.time_off_changed(request);
  return jsonb_build_object('verdict', 'applied', 'state', request.state);
end
$$;

comment on function public.decide_time_off(uuid, integer, boolean, text) is
  'A lead or an admin approves or declines time off. Verdict applied with the state, or refused (not_allowed, '
  'not_found, already_decided, changed_meanwhile, sheet_locked, balance_too_low, invalid_input).';

grant execute on function public.decide_time_off(uuid, integer, boolean, text) to authenticated;
