create or replace function app.store_punches(
  company uuid, items app.batch_item[], received_at timestamptz
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.punches
  select p.* from unnest(array(select i.stored from unnest(items) i where i.status = 'new')) p;
  insert into public.punch_locations
  select l.*
  from unnest(array(
    select i.stored_place from unnest(items) i where (i.stored_place).punch_id is not null
  )) l
  where app.may_keep_place(company, l.person_id, l.occurred_at);
  insert into public.decision_items (company_id, person_id, punch_id, kind, created_at)
  select company, i.person_id, i.punch_id, i.hold, received_at from unnest(items) i
  where i.status = 'new' and i.hold is not null;
end
$$;

comment on function app.store_punches(uuid, app.batch_item[], timestamptz) is
  'Writes the new punches of a batch to the ledger, their places beside it where the person has acknowledged the '
  'location notice, and a decision item for each that must wait.';
