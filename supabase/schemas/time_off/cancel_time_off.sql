create or replace function public.cancel_time_off(id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  request public.time_off_requests;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  perform app.lock_people(company, array[me]);
  select * into request from public.time_off_requests t
  where t.company_id = company and t.id = cancel_time_off.id and t.person_id = me for update;
  if request.id is null then
    return app.refused('not_found');
  elsif request.state = 'canceled' then
    return jsonb_build_object('verdict', 'replayed', 'state', request.state);
  elsif request.state = 'declined' or (request.state = 'approved' and request.starts_at <= now()) then
    return app.refused('already_decided');
  elsif request.version is distinct from version then
    return app.refused('changed_meanwhile');
  end if;
  if request.state = 'approved' then
    if app.is_time_off_locked(request) then
      return app.refused('sheet_locked');
    end if;
    delete from public.time_off_days d where d.company_id = company and d.request_id = request.id;
    perform app.enter_time_off(request, 'returned');
  end if;
  update public.time_off_requests t set state = 'canceled', decided_at = now(), decided_by = me
  where t.company_id = company and t.id = request.id;
  perform app.time_off_changed(request);
  return jsonb_build_object('verdict', 'applied', 'state', 'canceled');
end
$$;

comment on function public.cancel_time_off(uuid, integer) is
  'The caller takes back time off that waits or, before it begins, that was approved: its minutes return. Verdict '
  'applied or replayed with the state, or refused (not_allowed, not_found, already_decided, changed_meanwhile, '
  'sheet_locked).';

grant execute on function public.cancel_time_off(uuid, integer) to authenticated;
