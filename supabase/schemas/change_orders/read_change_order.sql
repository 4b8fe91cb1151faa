create or replace function public.read_change_order(change_order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  found public.change_orders;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into found from public.change_orders o
  where o.company_id = company and o.id = read_change_order.change_order_id;
  if found.id is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company),
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name)
      from public.projects p where p.company_id = company and p.id = found.project_id
    ),
    'change_order', app.change_order_row(found) || jsonb_build_object(
      'version', found.version, 'scope', found.scope, 'author', app.person_label(company, found.author_person_id),
      'decided_by', app.person_label(company, found.decided_by), 'signer_role', found.signer_role,
      'drawing', found.drawing, 'decision_note', found.decision_note, 'voided_at', app.instant(found.voided_at),
      'voided_by', app.person_label(company, found.voided_by), 'void_reason', found.void_reason
    ),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'cost_code_id', l.cost_code_id, 'code', c.code, 'name', c.name, 'cost_type', l.cost_type, 'hours', l.hours,
        'quantity', l.quantity, 'amount', l.amount
      ) order by c.code, l.cost_type), '[]')
      from public.change_order_lines l
      join public.cost_codes c on c.company_id = company and c.id = l.cost_code_id
      where l.company_id = company and l.change_order_id = found.id
    ),
    'tickets', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'number', t.number, 'code', t.code, 'day', t.day, 'what', left(t.what, 300)
      ) order by t.number), '[]')
      from public.change_order_tickets x
      join public.work_tickets t on t.company_id = company and t.id = x.ticket_id
      where x.company_id = company and x.change_order_id = found.id
    ),
    'link', (
      select jsonb_build_object(
        'expires_at', app.instant(l.expires_at), 'mail', l.mail, 'mail_state', l.mail_state,
        'mail_error', l.mail_error
      )
      from app.live_link(company, 'change_order', found.id) l where l.id is not null
    )
  );
end
$$;

comment on function public.read_change_order(uuid) is
  'One change order with its lines, its tickets and the customer''s answer, for an admin. Verdict ok or refused '
  '(not_allowed, not_found).';

grant execute on function public.read_change_order(uuid) to authenticated;
