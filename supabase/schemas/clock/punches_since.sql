create or replace function app.punches_since(
  company uuid, person uuid, from_at timestamptz
) returns setof public.punches
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select * from public.punches p
    where p.company_id = company and p.person_id = person
      and p.occurred_at >= from_at - interval '7 days'
      and (p.occurred_at >= from_at or p.received_at >= from_at);
  -- Punches that were already older than that on arrival have a decision item.
  return query
    select * from public.punches p
    where p.company_id = company and p.occurred_at < from_at - interval '7 days'
      and p.id in (
        select i.punch_id from public.decision_items i
        where i.company_id = company and i.person_id = person and i.created_at >= from_at
      );
end
$$;

comment on function app.punches_since(uuid, uuid, timestamptz) is
  'A person''s punches that happened or arrived since an instant.';
