create or replace function app.ask_decisions(
  company uuid, person uuid, effects app.fold_effect[], asked_at timestamptz
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  withdrawn integer;
  asked integer;
begin
  -- A question that the fold no longer raises has been answered by another punch.
  update public.decision_items i set state = 'withdrawn'
  where i.company_id = company and i.person_id = person and i.state = 'open'
    and i.kind in ('overlap', 'missing_in', 'estimated_close')
    and i.punch_id = any (array(select e.punch_id from unnest(effects) as e))
    and not exists (
      select from unnest(effects) as e
      where (e.punch_id = i.punch_id and e.decision = i.kind)
        or (e.estimated_entry_id = i.punch_id and i.kind = 'estimated_close')
    );
  get diagnostics withdrawn = row_count;

  insert into public.decision_items (company_id, person_id, punch_id, kind, entry_id, created_at)
  select company, person, e.punch_id, e.decision, null, asked_at
  from unnest(effects) as e where e.decision is not null
  union all
  select company, person, e.estimated_entry_id, 'estimated_close', e.estimated_entry_id, asked_at
  from unnest(effects) as e where e.estimated_entry_id is not null
  on conflict (company_id, punch_id, kind) do update set
    state = 'open', decided_at = null, decided_by = null, comment = null, time_stated = false
    where decision_items.state = 'withdrawn' or (decision_items.state = 'accepted' and decision_items.time_stated);
  get diagnostics asked = row_count;
  return withdrawn + asked > 0;
end
$$;

comment on function app.ask_decisions(uuid, uuid, app.fold_effect[], timestamptz) is
  'Opens the questions that the fold raises and withdraws those it no longer raises; answers whether there were '
  'any. What was decided stays decided, but for a stated time that no longer answers its question.';
