-- docs/decisions/0275-a-support-visit-only-reads.md
create or replace function app.visited_login() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  visit constant app.support_visits := app.visit_of_caller(current_setting('muster.visit')::uuid);
begin
  if visit.id is null then
    raise exception 'visit_over' using errcode = 'PT403', detail = 'visit_over';
  end if;
  if current_setting('transaction_read_only') <> 'on' then
    raise exception 'not_in_visit' using errcode = 'PT403', detail = 'not_in_visit';
  end if;
  return (
    select p.id from public.profiles p where p.company_id = visit.company_id and p.person_id = visit.person_id
  );
end
$$;

comment on function app.visited_login() is
  'The profile of whom the request''s support visit is about. Raises PT403 where the visit is over or not the '
  'caller''s (visit_over), and where the transaction could write (not_in_visit).';
