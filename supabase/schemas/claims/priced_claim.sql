create or replace function app.priced_claim(company uuid, facts jsonb) returns public.claims
language plpgsql stable security definer set search_path = ''
as $$
declare
  made public.claims := jsonb_populate_record(null::public.claims, facts);
  paid constant public.claim_rates := app.claim_rate_on(company, made.kind, made.day);
begin
  made.note := trim(made.note);
  made.unit := paid.unit;
  made.rate := paid.rate;
  made.quantity := case
    when made.kind = 'per_diem' then case when made.is_edge_day then paid.edge_percent * 10 else 1000 end
    else coalesce(made.odometer_to - made.odometer_from, made.quantity)
  end;
  made.amount_cents := app.line_amount(made.quantity, made.rate);
  return made;
end
$$;

comment on function app.priced_claim(uuid, jsonb) is
  'A claim with what its day pays: quantity, unit, rate and amount. Without a rate it has none.';
