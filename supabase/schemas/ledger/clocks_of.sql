-- The person whose clock a punch counts for can change while its writer waits for the lock. The lock is then released
-- and acquired again for the new state, so that all writers lock in the same order.
create or replace function app.clocks_of(company uuid, people uuid[]) returns uuid[]
language plpgsql set search_path = ''
as $$
begin
  return array(
    select q.person_id from public.profiles q
    where q.company_id = company and (
      q.person_id = any (people)
      or q.person_id in (
        select m.kept_person_id from public.person_merges m
        where m.company_id = company and m.dropped_person_id = any (people) and m.undone_at is null
      )
    )
    order by q.person_id
  );
end
$$;

comment on function app.clocks_of(uuid, uuid[]) is
  'The people of a company among those named, and for whom the merged ones of them count now, in the order in which '
  'they are locked.';
