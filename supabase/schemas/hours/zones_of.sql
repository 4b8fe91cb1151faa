create or replace function app.zones_of(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object('from', d.day, 'value', coalesce(
        (
          select t.time_zone from public.pay_terms t
          where t.company_id = company and t.person_id = person and t.valid_from <= d.day
          order by t.valid_from desc limit 1
        ),
        (
          select z.time_zone from public.company_zones z
          where z.company_id = company and z.valid_from <= d.day
          order by z.valid_from desc limit 1
        )
      )) order by d.day
    )
    from (
      select z.valid_from as day from public.company_zones z where z.company_id = company
      union
      select t.valid_from from public.pay_terms t where t.company_id = company and t.person_id = person
    ) d
  );
end
$$;

comment on function app.zones_of(uuid, uuid) is
  'The zones in which a person''s workdays run, each with its first date: the person''s own, else the company''s.';
