create or replace function app.projected_entries(folded app.fold_result, waiting boolean) returns app.projected[]
language plpgsql immutable set search_path = ''
as $$
declare
  last_entry app.folded_entry := ((folded).clock).open;
begin
  if ((folded.clock).on_break).id is not null then
    last_entry.breaks := last_entry.breaks || (folded.clock).on_break;
  end if;
  return array(
    select row(e, case when waiting then 'needs_decision' else 'closed' end)::app.projected
    from unnest(folded.entries) as e
  ) || case
    when last_entry.id is not null then
      array[row(last_entry, case when waiting then 'needs_decision' else 'open' end)::app.projected]
    else '{}'
  end;
end
$$;

comment on function app.projected_entries(app.fold_result, boolean) is
  'The entries of a fold, the open one last, each with its state; waiting ones need a decision.';
