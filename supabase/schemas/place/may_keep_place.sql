create or replace function app.may_keep_place(company uuid, person uuid, at timestamptz) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select c.choice = 'acknowledged' and not exists (
      select from public.location_choices w
      where w.company_id = company and w.person_id = person and w.chosen_at > c.chosen_at and w.choice = 'withdrawn'
    ) and not exists (
      select from public.location_notices n
      where n.company_id = company and n.version > c.version and n.written_at <= at
    )
    from public.location_choices c
    where c.company_id = company and c.person_id = person and c.chosen_at <= at
    order by c.chosen_at desc, c.id limit 1
  ), false);
end
$$;

comment on function app.may_keep_place(uuid, uuid, timestamptz) is
  'True when a person''s coordinate of an instant may be kept: they had acknowledged the notice that applied '
  'then, and have not withdrawn since.';
