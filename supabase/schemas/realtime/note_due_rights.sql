create or replace function app.note_due_rights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.due_rights (company_id, person_id, at)
  select t.company_id, t.person_id, d.at
  from touched t cross join lateral (values (t.valid_from), (t.valid_to)) as d (at)
  where d.at > now()
  on conflict do nothing;
  if found then
    perform pg_notify('due_rights', '');
  end if;
  return null;
end
$$;

comment on function app.note_due_rights() is
  'Notes what the rows of a statement, which its trigger names touched, plan for later.';
