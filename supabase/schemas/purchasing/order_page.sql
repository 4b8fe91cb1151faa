create or replace function public.order_page(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_admin constant boolean := coalesce(app.my_role() = 'admin', false);
  o public.purchase_orders;
  edits boolean;
  is_open boolean;
  waits boolean;
  approvers uuid[] := '{}';
  refusal text;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  select * into o from public.purchase_orders x where x.company_id = company and x.id = order_page.order_id;
  if not coalesce(app.sees_order(o), false) then
    return app.refused('not_found');
  end if;
  edits := app.is_order_editor(o);
  is_open := o.canceled_at is null and o.closed_at is null and o.approval <> 'rejected';
  waits := is_open and o.approval = 'submitted';
  if waits then
    approvers := app.order_approvers(o);
    refusal := (app.approval_right(o, app.my_person_id())).refusal;
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company),
    'order', app.order_row(o, app.company_today(company)),
    'version', o.version, 'approval', o.approval,
    'current', app.revision_json(company, o.id, o.revision),
    'in_force', case when o.in_force <> o.revision then app.revision_json(company, o.id, o.in_force) end,
    'requester', app.person_label(company, o.requester_person_id),
    'end_reason', o.end_reason,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'revision', e.revision,
        -- An order at a counter was placed when its device says, and arrived with its event.
        'at', app.instant(case when e.kind = 'ordered' then o.ordered_at else e.at end),
        'received_at', app.instant(e.at),
        'stated_at', app.instant(case when e.kind = 'ordered' then o.stated_at end),
        'actor', app.person_label(company, e.actor_person_id),
        'on_behalf_of', app.person_label(company, e.on_behalf_of), 'own_approval', e.own_approval,
        'by_link', e.by_link, 'reason', e.reason,
        -- Only admins see whether it was over budget.
        'facts', case when is_admin then e.facts else e.facts - '{is_over_budget,override_reason}'::text[] end
      ) order by e.sequence), '[]')
      from public.order_events e where e.company_id = company and e.order_id = o.id
    ),
    'budget', app.budget_check(company, o.id, app.revision_entry(company, o.id, o.revision), is_admin),
    'is_insurance_expired', app.is_insurance_expired(company, o.vendor_id),
    'approvals_needed', o.approvals_needed,
    'approved_by', (
      select coalesce(jsonb_agg(app.person_label(company, a.actor_person_id) order by a.sequence), '[]')
      from app.order_approvals(o) a
    ),
    'approvers', app.order_people(company, approvers),
    'could', app.order_people(company, case when waits and approvers = '{}' then app.order_candidates(o)
      else '{}'::uuid[] end),
    'may', jsonb_build_object(
      'edit', edits and is_open,
      'submit', edits and is_open and o.approval in ('draft', 'returned'),
      'decide', waits and refusal is null,
      'why_not_decide', refusal,
      'override_budget', is_admin,
      'cancel', edits and is_open,
      'close', edits and is_open and o.in_force is not null,
      'send', edits and is_open and o.in_force is not null
    )
  );
end
$$;

comment on function public.order_page(uuid) is
  'An order with what it says, what is in force, what happened, who may approve it and what the caller may do. '
  'Budget figures are for admins only. Refused with not_allowed or not_found.';

grant execute on function public.order_page(uuid) to authenticated;
