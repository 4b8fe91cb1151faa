create or replace function app.currency_of(company uuid, person uuid, day date) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (
      select r.currency from public.pay_rates r
      where r.company_id = company and r.person_id = person and r.removed_at is null and r.valid_from <= day
        and (r.valid_to is null or r.valid_to > day)
    ),
    (
      select t.salary ->> 'currency' from public.pay_terms t
      where t.company_id = company and t.person_id = person and t.valid_from <= day
      order by t.valid_from desc limit 1
    ),
    (
      select r.currency from public.job_rates r
      where r.company_id = company and r.removed_at is null and r.valid_from <= day
      order by r.valid_from desc limit 1
    )
  );
end
$$;

comment on function app.currency_of(uuid, uuid, date) is
  'The currency in which a person is paid on a day; null where no rate is known.';
