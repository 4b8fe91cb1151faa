create or replace function public.decide_log(log_id uuid, signature_id uuid, decision text, comment text default null)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  held public.daily_logs;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into held from public.daily_logs l where l.company_id = company and l.id = log_id for update;
  if held.id is null or not app.may_read_daily_log(held.id) then
    return app.refused('not_found');
  end if;
  if app.my_role() <> 'admin' then
    return app.refused('not_allowed');
  end if;
  if not coalesce(decision in ('approve', 'return'), false) then
    return app.refused_with_detail('invalid_input', 'decision');
  end if;
  if length(comment) > 2000 then
    return app.refused_with_detail('invalid_input', 'comment');
  end if;
  if decision = 'return' and coalesce(trim(comment), '') = '' then
    return app.refused('comment_missing');
  end if;
  if held.state <> 'submitted' then
    return app.refused('wrong_state');
  end if;
  if not exists (
    select from public.daily_log_signatures s
    where s.company_id = company and s.log_id = held.id and s.id = signature_id and s.voided_at is null
  ) then
    return app.refused('changed_meanwhile');
  end if;
  if decision = 'return' then
    perform app.void_log_signature(held, 'returned');
  end if;
  update public.daily_logs l set state = case decision when 'approve' then 'approved' else 'returned' end,
    decided_at = now(), decided_by = app.my_person_id(), decision_comment = nullif(trim(comment), '')
  where l.company_id = company and l.id = held.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.decide_log(uuid, uuid, text, text) is
  'An admin approves a submitted log as it was signed, or returns it with a comment, which voids the signature. '
  'Verdict applied, or refused (not_allowed, not_found, invalid_input with the field in detail, comment_missing, '
  'wrong_state, changed_meanwhile).';

grant execute on function public.decide_log(uuid, uuid, text, text) to authenticated;
