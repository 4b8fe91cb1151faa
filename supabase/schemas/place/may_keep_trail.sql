create or replace function app.may_keep_trail(company uuid, person uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select n.covers_trail from public.location_notices n
    where n.company_id = company and n.written_at <= at
    order by n.version desc limit 1
  ), false) and app.may_keep_place(company, person, at)
$$;

comment on function app.may_keep_trail(uuid, uuid, timestamptz) is
  'True when a place of a person between punches may be kept: they had acknowledged the notice that applied then, it '
  'speaks of the trail, and they have not withdrawn since.';
