create or replace function app.vendors_by_name(company uuid)
returns table (sort_name text, vendor_id uuid, is_unclear boolean)
language sql stable security definer set search_path = ''
as $$
  select v.sort_name, (array_agg(v.id order by v.archived_at is not null, v.id))[1],
    case when count(*) filter (where v.archived_at is null) > 0
      then count(*) filter (where v.archived_at is null) > 1 else count(*) > 1 end
  from public.vendors v
  where v.company_id = company
  group by v.sort_name
$$;

comment on function app.vendors_by_name(uuid) is
  'The vendor that a name means, one that is archived only where no other has it; is_unclear where several could be '
  'meant.';
