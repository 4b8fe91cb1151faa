create or replace function app.ticket_row(t public.work_tickets) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', t.id, 'number', t.number, 'code', t.code, 'day', t.day, 'state', t.state, 'what', left(t.what, 300),
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name)
      from public.projects p where p.company_id = t.company_id and p.id = t.project_id
    ),
    'author', app.person_label(t.company_id, t.author_person_id),
    'minutes', (
      select coalesce(sum(l.minutes), 0)::integer
      from public.work_ticket_lines l where l.company_id = t.company_id and l.ticket_id = t.id
    ),
    'signer', (
      select s.name from public.work_ticket_signatures s where s.company_id = t.company_id and s.ticket_id = t.id
    ),
    'change_order', (
      select jsonb_build_object('id', c.change_order_id, 'number', c.number)
      from app.tickets_on_change_orders(t.company_id, array[t.id]) c
    )
  )
$$;

comment on function app.ticket_row(public.work_tickets) is
  'A ticket as lists show it.';
