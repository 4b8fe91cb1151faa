create or replace function app.answer_order_link(token text, act text, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  live record := app.live_order_link(token);
  o public.purchase_orders := live.o;
  link public.order_links := live.link;
  needs_sign_in boolean;
  answer jsonb;
begin
  if link.id is null then
    return app.refused('link_not_valid');
  end if;
  needs_sign_in := o.total_cents >= coalesce(
    (app.purchasing_rules(o.company_id)).two_approvals_from_cents, 500000
  );
  if act = 'read' then
    return jsonb_build_object(
      'verdict', 'ok',
      'company', (select coalesce(c.brand_name, c.name) from public.companies c where c.id = o.company_id),
      'currency', app.company_currency(o.company_id), 'order_id', o.id, 'number', o.number,
      'vendor', app.order_notice(o) -> 'vendor', 'project', app.order_notice(o) -> 'project',
      'needed_by', o.needed_by, 'total_cents', o.total_cents,
      'author', app.person_name(o.company_id, o.author_person_id),
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'description', l.description, 'quantity', l.quantity, 'unit', l.unit, 'amount_cents', l.amount_cents
        ) order by l.position), '[]')
        from public.purchase_order_lines l
        where l.company_id = o.company_id and l.order_id = o.id and l.revision = o.revision
      ),
      'needs_sign_in', needs_sign_in
    );
  end if;
  if needs_sign_in then
    return app.refused('sign_in_needed');
  end if;
  if act <> 'approve' and (reason is null or not coalesce(app.is_text_or_null(to_jsonb(reason), 1000), false)) then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  answer := app.settle_order(
    o, link.person_id, gen_random_uuid(), link.token_hash, act, case when act <> 'approve' then reason end, null, true
  );
  if answer ->> 'verdict' = 'applied' then
    update public.order_links l set used_at = now() where l.company_id = link.company_id and l.id = link.id;
    return jsonb_build_object('verdict', 'applied', 'label', answer -> 'label', 'missing', answer -> 'missing');
  end if;
  return answer;
end
$$;

comment on function app.answer_order_link(text, text, text) is
  'For the server: what the link of a mail shows (act read), which changes nothing, or what it does, once: '
  'approve, return or reject in the name of its person. From the amount that two people approve on it asks for '
  'sign-in. Refused with the one answer link_not_valid for every link that is dead.';
