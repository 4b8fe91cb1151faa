create or replace function app.tell_private_checklist(c public.checklists) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  readers constant uuid[] := array(
    select m.person_id from public.memberships m
    where m.company_id = c.company_id and m.role = 'admin' and m.person_id <> c.author_person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
  callers uuid[];
begin
  if c.failed_count > 0 then
    perform app.send_notifications(
      'private_answer', readers, array_fill(c.id::text, array[cardinality(readers)]),
      array_fill(jsonb_build_object('checklist_id', c.id), array[cardinality(readers)])
    );
  end if;
  if c.asks_call then
    callers := array(select l from app.approvers_of(c.company_id, array[c.author_person_id], '{}', now()) l);
    perform app.send_notifications(
      'call_person', callers, array_fill(c.id::text, array[cardinality(callers)]),
      array_fill(app.person_label(c.company_id, c.author_person_id), array[cardinality(callers)])
    );
  end if;
end
$$;

comment on function app.tell_private_checklist(public.checklists) is
  'Tells the admins that a private checklist names a problem, without saying whose; and, where its author asks for a '
  'call, their leads whom to call and nothing else.';
