create or replace function app.claim_rate_on(company uuid, kind text, day date) returns public.claim_rates
language sql stable security definer set search_path = ''
as $$
  select * from public.claim_rates r
  where r.company_id = company and r.kind = claim_rate_on.kind and r.valid_from <= day
  order by r.valid_from desc limit 1
$$;

comment on function app.claim_rate_on(uuid, text, date) is
  'What a company pays a mile, a kilometer or a day away on a day; null where it pays nothing.';
