create or replace function app.claim_rates_json(company uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', r.kind, 'valid_from', r.valid_from, 'unit', r.unit, 'rate', r.rate, 'edge_percent', r.edge_percent
  ) order by r.kind, r.valid_from desc), '[]')
  from public.claim_rates r where r.company_id = company
$$;

comment on function app.claim_rates_json(uuid) is
  'What a company pays a mile, a kilometer or a day away, the newest first. It is the same for everyone.';
