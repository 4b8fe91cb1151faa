create or replace function app.projected_entries(folded app.fold_result, waiting boolean) returns app.projected[]
language plpgsql immutable set search_path = ''
as $$
declare
  entry app.folded_entry;
  projected app.projected[] := '{}';
begin
  foreach entry in array folded.entries loop
    projected := projected || row(entry, case when waiting then 'needs_decision' else 'closed' end)::app.projected;
  end loop;
  entry := ((folded).clock).open;
  if entry.id is not null then
    if ((folded.clock).on_break).id is not null then
      entry.breaks := entry.breaks || (folded.clock).on_break;
    end if;
    projected := projected || row(entry, case when waiting then 'needs_decision' else 'open' end)::app.projected;
  end if;
  return projected;
end
$$;

comment on function app.projected_entries(app.fold_result, boolean) is
  'The entries of a fold, the open one last, each with its state; waiting ones need a decision.';
