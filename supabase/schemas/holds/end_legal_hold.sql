create or replace function public.end_legal_hold(hold_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.legal_holds;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into held from public.legal_holds h where h.id = hold_id and h.company_id = company for update;
  if held.id is null then
    return app.refused('not_found');
  end if;
  if coalesce(length(trim(end_legal_hold.reason)) not between 1 and 1000, true) then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  if held.ended_at is not null then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  update public.legal_holds h set ended_at = now(), ended_by = app.my_person_id(),
    end_reason = trim(end_legal_hold.reason)
  where h.id = held.id;
  -- Files whose deletion waited for the end of the hold are deleted now.
  perform pg_notify('erased_folders', '');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.end_legal_hold(uuid, text) is
  'An admin ends a legal hold and says why; what it covered goes by its period again. Verdict applied, replayed for '
  'one that has ended, or refused (not_allowed, not_found, invalid_input with the field).';

grant execute on function public.end_legal_hold(uuid, text) to authenticated;
