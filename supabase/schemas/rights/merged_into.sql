-- The ledger is never rewritten: it still says for whom each punch was made. A merge says for whom the dropped
-- person's punches count. docs/decisions/0019-two-records-of-one-person.md
create or replace function app.merged_into(company uuid, person uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select m.kept_person_id from public.person_merges m
    where m.company_id = company and m.dropped_person_id = person and m.undone_at is null
  ), person);
end
$$;

comment on function app.merged_into(uuid, uuid) is
  'For whom a person''s records count: mostly the person.';
