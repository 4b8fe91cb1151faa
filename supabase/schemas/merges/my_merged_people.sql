create or replace function app.my_merged_people() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select m.dropped_person_id from public.person_merges m
    where m.company_id = app.my_company_id() and m.undone_at is null
      and (m.kept_person_id = app.my_person_id() or m.kept_person_id = any (app.my_crew_people()))
  );
end
$$;

comment on function app.my_merged_people() is
  'The people whose records count as the caller''s or as those of whom the caller leads.';

grant execute on function app.my_merged_people() to authenticated;
