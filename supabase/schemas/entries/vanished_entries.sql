create or replace function app.vanished_entries(
  company uuid, person uuid, from_at timestamptz, with_waiting boolean, fresh app.projected[]
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  made constant uuid[] := array(select (f.entry).id from unnest(fresh) as f);
begin
  return array(
    select e.id from public.time_entries e
    where e.company_id = company and e.person_id = person
      and e.started_at >= from_at and e.state in ('open', 'closed')
      and e.id <> all (made)
    union all
    select e.id from public.time_entries e
    where with_waiting and e.company_id = company and e.person_id = person and e.state = 'needs_decision'
      and e.id <> all (made)
  );
end
$$;

comment on function app.vanished_entries(uuid, uuid, timestamptz, boolean, app.projected[]) is
  'The stored entries that the fold no longer makes: settled ones from the window''s start, and those that wait '
  'when they are folded again too.';
