create or replace function app.rates_of(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('from', d.day, 'value', d.rate) order by d.day), '[]')
    from (
      select r.valid_from as day, r.rate from public.pay_rates r
      where r.company_id = company and r.person_id = person and r.removed_at is null
      union all
      select r.valid_to, null from public.pay_rates r
      where r.company_id = company and r.person_id = person and r.removed_at is null and r.valid_to is not null
        and not exists (
          select from public.pay_rates n
          where n.company_id = company and n.person_id = person and n.removed_at is null and n.valid_from = r.valid_to
        )
    ) d
  );
end
$$;

comment on function app.rates_of(uuid, uuid) is
  'A person''s base rates, each with its first date; null from where there is none.';
