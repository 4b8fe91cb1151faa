-- packages/domain/src/safety/risk.ts has the same rule; both are tested with cases/risk-bands.json.
create or replace function app.risk_band(matrix public.risk_matrices, severity integer, likelihood integer)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when severity * likelihood >= matrix.stop_work_from then 'stop_work'
    when severity * likelihood >= matrix.high_from or severity = 5 then 'high'
    when severity * likelihood >= matrix.moderate_from then 'moderate'
    else 'low'
  end
$$;

comment on function app.risk_band(public.risk_matrices, integer, integer) is
  'low, moderate, high or stop_work by a company''s matrix. What may kill someone is at least high.';
