create or replace function app.default_due_days(matrix public.risk_matrices, band text) returns integer
language sql immutable set search_path = ''
as $$
  select case band
    when 'stop_work' then matrix.stop_work_days
    when 'high' then matrix.high_days
    when 'moderate' then matrix.moderate_days
    else matrix.low_days
  end
$$;

comment on function app.default_due_days(public.risk_matrices, text) is
  'In how many days a hazard of this band is due by a company''s matrix.';
