create or replace function app.may_see_inbox_item(item public.inbox_items) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(case
    when item.record_kind is not null then app.may_with_record('read', item.record_kind, item.record_id)
    when item.kind in ('hazard_digest', 'incident_deadline', 'change_order_answered', 'company_data',
      'company_sign_in')
      then app.my_role() = 'admin'
    when item.kind in ('no_punch', 'request_waiting', 'call_person', 'checks_overdue')
      then app.my_role() in ('supervisor', 'admin')
    -- Items about someone else are only for admins.
    when item.kind in ('factor_reset', 'support_visit')
      then app.my_role() = 'admin' or (item.arguments ->> 'is_own')::boolean
    when item.kind = 'certificate_expiring' then app.my_role() = 'admin' or item.arguments ->> 'name' is null
    else app.my_role() is not null
  end, false)
$$;

comment on function app.may_see_inbox_item(public.inbox_items) is
  'True when the caller, to whom a message went, may still read what it is about.';
