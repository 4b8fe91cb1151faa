create or replace function app.may_decide(item public.decision_items) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return item.company_id = app.my_company_id()
    and (
      app.my_role() = 'admin'
      or (
        item.person_id = any (app.my_crew_people()) and item.person_id <> app.my_person_id()
        -- No one decides between their own statement and someone else's.
        and not (item.kind = 'disputed' and exists (
          select from public.punches p
          where p.company_id = item.company_id and p.id = item.punch_id
            and p.actor_person_id = app.my_person_id()
        ))
      )
    );
end
$$;

comment on function app.may_decide(public.decision_items) is
  'An admin for the company, a supervisor for their crews but never for themselves, nor about a disputed punch that '
  'they made.';
