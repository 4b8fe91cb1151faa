create or replace function app.resolve_references(
  row_in public.punches, settings public.company_settings, facts app.punch_facts
) returns public.punches
language plpgsql immutable set search_path = ''
as $$
declare
  punch public.punches := row_in;
begin
  if punch.project_id is not null then
    if facts.project_archived is null then
      punch.unresolved := jsonb_build_object('project_id', punch.project_id);
      punch.project_id := null;
      punch.flags := punch.flags || 'project_unknown'::text;
    elsif facts.project_archived then
      punch.flags := punch.flags || 'project_archived'::text;
    end if;
  end if;

  if punch.cost_code_id is not null then
    if facts.cost_code_archived is null then
      punch.unresolved := coalesce(punch.unresolved, '{}') || jsonb_build_object('cost_code_id', punch.cost_code_id);
      punch.cost_code_id := null;
      punch.flags := punch.flags || 'cost_code_unknown'::text;
    elsif facts.cost_code_archived then
      punch.flags := punch.flags || 'cost_code_archived'::text;
    end if;
  end if;

  if punch.kind in ('in', 'switch') then
    if settings.cost_code_rule = 'required' and punch.cost_code_id is null then
      punch.flags := punch.flags || 'cost_code_missing'::text;
    end if;
    if settings.note_rule = 'required' and coalesce(trim(punch.note), '') = '' then
      punch.flags := punch.flags || 'note_missing'::text;
    end if;
  end if;
  return punch;
end
$$;

comment on function app.resolve_references(public.punches, public.company_settings, app.punch_facts) is
  'Keeps an archived project or code and flags it; a foreign or unknown one moves to unresolved, the same flag for '
  'both.';
