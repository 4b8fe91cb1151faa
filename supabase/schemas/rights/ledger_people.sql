create or replace function app.ledger_people(company uuid, person uuid) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select person
    union all
    select m.dropped_person_id from public.person_merges m
    where m.company_id = company and m.kept_person_id = person and m.undone_at is null
  );
end
$$;

comment on function app.ledger_people(uuid, uuid) is
  'Whose punches count for a person: their own, and those of who was merged into them.';
