create or replace function app.project_person(
  company uuid, person uuid, changed_at timestamptz, waiting_changed boolean, cause app.cause
) returns app.fold_effect[]
language plpgsql set search_path = ''
as $$
declare
  counts_for constant uuid := app.merged_into(company, person);
  effects app.fold_effect[];
begin
  effects := app.project_ledger(company, counts_for, changed_at, waiting_changed, cause);
  if app.presume_clock_out(company, counts_for, cause) then
    effects := effects || app.project_ledger(company, counts_for, changed_at, false, cause);
  end if;
  perform app.place_disputes(company, counts_for);
  return effects;
end
$$;

comment on function app.project_person(uuid, uuid, timestamptz, boolean, app.cause) is
  'Makes the projection of whom a person''s punches count for equal to the ledger again; see app.project_ledger.';
