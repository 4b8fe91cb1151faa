create or replace function public.save_change_order(
  change_order_id uuid, project_id uuid, version integer, facts jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := save_change_order.project_id;
  digest constant bytea := sha256(
    convert_to(concat_ws(' ', 'save', change_order_id, project, version, facts), 'UTF8')
  );
  refusal constant text := app.budget_refusal(company, project);
  held public.change_orders;
  wrong text;
  errors jsonb;
  tickets uuid[];
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  wrong := case
    when change_order_id is null then 'change_order_id' when coalesce(version < 0, true) then 'version'
  end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('change_order:' || change_order_id, 0));
  select * into held from public.change_orders o
  where o.company_id = company and o.id = save_change_order.change_order_id for update;
  if held.request_hash = digest then
    return jsonb_build_object('verdict', 'replayed', 'number', held.number, 'version', held.version);
  end if;
  if (held.id is null) <> (version = 0) or held.project_id <> project then
    return app.refused(case when version = 0 then 'other_payload' else 'not_found' end);
  end if;
  if held.version <> save_change_order.version then
    return app.refused('changed_meanwhile');
  end if;
  if held.state <> 'draft' then
    return app.refused('wrong_state');
  end if;
  wrong := app.wrong_change_order_field(company, project, facts);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  select jsonb_agg(to_jsonb(f) order by f.line, f.field) into errors
  from app.signed_line_errors(company, facts -> 'lines') f;
  if errors is not null then
    return jsonb_build_object('verdict', 'flawed', 'flaws', errors);
  end if;
  tickets := array(select distinct i.id::uuid from jsonb_array_elements_text(facts -> 'ticket_ids') i (id) order by 1);
  -- The same locks that voiding one of the tickets takes.
  perform pg_advisory_xact_lock(hashtextextended('ticket:' || t.id, 0)) from unnest(tickets) t (id);
  if exists (
    select from unnest(tickets) t (id)
    join app.tickets_on_change_orders(company, tickets) c on c.ticket_id = t.id
    where c.change_order_id <> save_change_order.change_order_id
  ) then
    return app.refused_with_detail('on_change_order', 'ticket_ids');
  end if;
  if held.id is null then
    insert into public.change_orders (
      company_id, id, project_id, number, title, scope, price, author_person_id, request_hash
    ) values (
      company, change_order_id, project, app.next_number(company, 'change_order', project), trim(facts ->> 'title'),
      trim(facts ->> 'scope'), (facts ->> 'price')::bigint, app.my_person_id(), digest
    ) returning * into held;
  else
    update public.change_orders o set title = trim(facts ->> 'title'), scope = trim(facts ->> 'scope'),
      price = (facts ->> 'price')::bigint, request_hash = digest
    where o.company_id = company and o.id = held.id returning * into held;
  end if;
  delete from public.change_order_lines l where l.company_id = company and l.change_order_id = held.id;
  insert into public.change_order_lines (
    company_id, change_order_id, cost_code_id, cost_type, hours, quantity, amount
  )
  select company, held.id, l.cost_code_id, l.cost_type, l.hours, l.quantity, l.amount
  from jsonb_to_recordset(facts -> 'lines') as l (
    cost_code_id uuid, cost_type text, hours bigint, quantity bigint, amount bigint
  );
  delete from public.change_order_tickets t
  where t.company_id = company and t.change_order_id = held.id and t.ticket_id <> all (tickets);
  insert into public.change_order_tickets (company_id, change_order_id, ticket_id)
  select company, held.id, t.id from unnest(tickets) t (id)
  on conflict do nothing;
  return jsonb_build_object('verdict', 'applied', 'number', held.number, 'version', held.version);
end
$$;

comment on function public.save_change_order(uuid, uuid, integer, jsonb) is
  'An admin makes a change order under an id that the device made (version 0), or changes a draft over the version '
  'that was read: {title, scope, price, lines: [{cost_code_id, cost_type, hours, quantity, amount}], ticket_ids}, '
  'all of it each time, amounts in cents and below zero for a credit. Verdict applied or replayed with number and '
  'version, flawed with each error by line and field, or refused (not_allowed, not_found, invalid_input with the '
  'field, other_payload, changed_meanwhile, wrong_state, on_change_order).';

grant execute on function public.save_change_order(uuid, uuid, integer, jsonb) to authenticated;
