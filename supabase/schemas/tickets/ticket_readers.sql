create or replace function app.ticket_readers(ticket uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id
    from public.memberships m
    where m.company_id = t.company_id and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and (m.person_id = t.author_person_id
        or m.role in ('supervisor', 'admin') and m.person_id = any (app.project_readers(t.project_id)))
  )
  from public.work_tickets t where t.company_id = app.my_company_id() and t.id = ticket
$$;

comment on function app.ticket_readers(uuid) is
  'The people who can be mentioned on a ticket of the caller''s company.';
