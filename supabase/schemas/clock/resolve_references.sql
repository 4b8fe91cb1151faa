create or replace function app.resolve_references(
  row_in public.punches, settings public.company_settings
) returns public.punches
language plpgsql stable set search_path = ''
as $$
declare
  punch public.punches := row_in;
  archived boolean;
begin
  if punch.project_id is not null then
    select p.archived_at <= punch.occurred_at into archived
    from public.projects p where p.company_id = punch.company_id and p.id = punch.project_id;
    if not found then
      punch.unresolved := jsonb_build_object('project_id', punch.project_id);
      punch.project_id := null;
      punch.flags := punch.flags || 'project_unknown'::text;
    elsif archived then
      punch.flags := punch.flags || 'project_archived'::text;
    end if;
  end if;

  if punch.cost_code_id is not null then
    select c.archived_at <= punch.occurred_at into archived
    from public.cost_codes c where c.company_id = punch.company_id and c.id = punch.cost_code_id;
    if not found then
      punch.unresolved := coalesce(punch.unresolved, '{}') || jsonb_build_object('cost_code_id', punch.cost_code_id);
      punch.cost_code_id := null;
      punch.flags := punch.flags || 'cost_code_unknown'::text;
    elsif archived then
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

comment on function app.resolve_references(public.punches, public.company_settings) is
  'Keeps an archived project or code and flags it; a foreign or unknown one moves to unresolved, the same flag for '
  'both.';
