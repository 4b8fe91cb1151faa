create or replace function app.company_rules_at(company uuid, at date) returns setof public.company_rules
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select distinct on (r.kind) r.*
    from public.company_rules r
    where r.company_id = company and r.valid_from <= at
    order by r.kind, r.valid_from desc;
end
$$;

comment on function app.company_rules_at(uuid, date) is
  'The rules of a company that hold on a day, one a kind.';
