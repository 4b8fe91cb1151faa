create or replace function app.settle_order(
  o public.purchase_orders, person uuid, request_id uuid, digest bytea, decision text, reason text,
  override_reason text, by_link boolean
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  entry jsonb;
  permitted record;
  stop record;
  wrong text;
  missing integer := 0;
  done public.purchase_orders;
begin
  if o.canceled_at is not null or o.closed_at is not null or o.approval <> 'submitted' then
    return app.refused('wrong_state');
  end if;
  permitted := app.approval_right(o, person);
  if permitted.refusal is not null then
    return app.refused(permitted.refusal);
  end if;
  if decision = 'approve' then
    entry := app.revision_entry(o.company_id, o.id, o.revision);
    -- An order placed at a counter may lack a price or a cost code.
    wrong := app.missing_for_submit(o, entry);
    if wrong is not null then
      return app.refused_with_detail('invalid_input', wrong);
    end if;
    stop := app.why_held_back(
      o, entry, coalesce(override_reason, (
        select r.override_reason from public.order_revisions r
        where r.company_id = o.company_id and r.order_id = o.id and r.revision = o.revision
      ))
    );
    if stop.refusal is not null then
      return app.refused(stop.refusal);
    end if;
  end if;

  perform app.add_order_event(
    o, request_id, case decision when 'approve' then 'approved' when 'return' then 'returned' else 'rejected' end,
    digest, reason, jsonb_strip_nulls(jsonb_build_object('override_reason', override_reason)), person,
    permitted.on_behalf_of, permitted.own_approval, settle_order.by_link
  );
  if decision = 'approve' then
    missing := greatest(app.approvals_needed(o) - (select count(*) from app.order_approvals(o)), 0);
    update public.purchase_orders x set
      approval = case when missing = 0 then 'approved' else x.approval end,
      in_force = case when missing = 0 then x.revision else x.in_force end,
      approved_at = case when missing = 0 then coalesce(x.approved_at, now()) else x.approved_at end,
      delivery = case when missing = 0 and x.in_force is not null then 'not_sent' else x.delivery end,
      own_approval = x.own_approval or permitted.own_approval
    where x.company_id = o.company_id and x.id = o.id;
  elsif decision = 'return' then
    update public.purchase_orders x set approval = 'returned' where x.company_id = o.company_id and x.id = o.id;
  else
    update public.purchase_orders x set approval = case when x.in_force is null then 'rejected' else 'approved' end
    where x.company_id = o.company_id and x.id = o.id;
    if o.in_force is not null then
      perform app.show_revision(o.company_id, o.id, o.in_force);
    end if;
  end if;
  select * into done from public.purchase_orders x where x.company_id = o.company_id and x.id = o.id;
  if missing = 0 then
    perform app.send_notification(
      'order_decided', coalesce(done.submitted_by, done.author_person_id), request_id::text,
      app.order_notice(o) || jsonb_build_object(
        'decision', decision, 'reason', reason, 'by', app.person_name(o.company_id, person)
      )
    );
  end if;
  return app.order_verdict('applied', done) || jsonb_build_object('missing', missing);
end
$$;

comment on function app.settle_order(public.purchase_orders, uuid, uuid, bytea, text, text, text, boolean) is
  'Decides a submitted order in a person''s name, whose row the caller holds: on the screen and by a mail''s link. '
  'The verdict is that of decide_order.';
