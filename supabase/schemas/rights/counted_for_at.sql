-- A punch made for a record while it counted as another's, which arrives after the merge was undone, is checked as it
-- would have been then and counts for the record that it names.
create or replace function app.counted_for_at(company uuid, person uuid, at timestamptz) returns uuid
language sql stable set search_path = ''
as $$
  select m.kept_person_id from public.person_merges m
  where m.company_id = company and m.dropped_person_id = person
    and m.merged_at <= at and coalesce(m.undone_at > at, true)
  order by m.merged_at desc limit 1
$$;

comment on function app.counted_for_at(uuid, uuid, timestamptz) is
  'As whose a person''s records counted at an instant; null: as their own.';
