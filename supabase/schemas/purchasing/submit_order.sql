create or replace function public.submit_order(
  request_id uuid, order_id uuid, version integer, override_reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'submit', order_id, override_reason), 'UTF8'));
  step record;
  held public.purchase_orders;
  entry jsonb;
  wrong text;
  stop record;
  is_passed boolean;
  approvers uuid[];
begin
  select * into step
  from app.order_step(
    request_id, order_id, version, digest, case
      when override_reason is not null and not coalesce(app.is_text_or_null(to_jsonb(override_reason), 1000), false)
        then 'override_reason'
    end
  );
  held := step.held;
  if step.answer is not null then
    return step.answer;
  elsif override_reason is not null and app.my_role() <> 'admin' then
    return app.refused('not_allowed');
  elsif held.approval not in ('draft', 'returned') then
    return app.refused('wrong_state');
  end if;
  entry := app.revision_entry(company, held.id, held.revision);
  wrong := app.missing_for_submit(held, entry);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  stop := app.why_held_back(held, entry, override_reason);
  -- An order that was already placed is never held back here, only at its approval.
  if stop.refusal is not null and held.ordered_at is null then
    return app.refused(stop.refusal);
  end if;

  is_passed := not app.asks_again(held, entry) and not stop.is_over_budget;
  held.submitted_by := me;
  update public.order_revisions r set override_reason = submit_order.override_reason
  where r.company_id = company and r.order_id = held.id and r.revision = held.revision
    and r.override_reason is distinct from submit_order.override_reason;
  perform app.add_order_event(
    held, request_id, case when is_passed then 'passed' else 'submitted' end, digest, null,
    jsonb_build_object('total_cents', held.total_cents, 'is_over_budget', stop.is_over_budget)
  );
  held.approvals_needed := app.approvals_needed(held);
  -- Comes last, since its lock lasts until the commit.
  if held.number is null then
    held.number := app.order_number(company, extract(year from app.company_today(company))::integer);
  end if;
  update public.purchase_orders o set
    number = held.number, approval = case when is_passed then 'approved' else 'submitted' end,
    in_force = case when is_passed then held.revision else o.in_force end,
    delivery = case when is_passed then 'not_sent' else o.delivery end,
    approvals_needed = held.approvals_needed, submitted_by = me, submitted_at = now()
  where o.company_id = company and o.id = held.id;
  perform app.show_revision(company, held.id, held.revision);
  select * into held from public.purchase_orders o where o.company_id = company and o.id = held.id;
  if not is_passed then
    perform app.tell_approvers(held);
    approvers := app.order_approvers(held);
  end if;
  return app.order_verdict('applied', held) || jsonb_strip_nulls(jsonb_build_object(
    'is_passed', is_passed, 'is_over_budget', stop.is_over_budget,
    'missing', case when not is_passed then held.approvals_needed end,
    'approvers', case when not is_passed then app.order_people(company, approvers) end,
    'could', case when approvers = '{}' then app.order_people(company, app.order_candidates(held)) end
  ));
end
$$;

comment on function public.submit_order(uuid, uuid, integer, text) is
  'Asks for an order''s approval and gives it its number; a small change of what is approved passes without. Says '
  'who may approve, and where no one may, who could with a higher limit. Verdict applied or replayed, or refused '
  '(not_allowed, not_found, invalid_input with the field in detail, changed_meanwhile, wrong_state, '
  'insurance_expired, over_budget, which an admin overrides with a reason, other_payload).';

grant execute on function public.submit_order(uuid, uuid, integer, text) to authenticated;
