create or replace function public.save_jsa_template(template_id uuid, template jsonb, version integer default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  copied jsonb;
  wrong text;
  kept public.jsa_templates;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := case when template_id is null then 'template_id'
    else app.wrong_template_field(template, version is null) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  copied := (
    select app.jsa_template_document(j.document) from public.jsas j
    where j.company_id = company and j.id = (template ->> 'jsa_id')::uuid
  );
  if version is null then
    select * into kept from public.jsa_templates t where t.company_id = company and t.id = template_id;
    if kept.id is not null then
      return jsonb_build_object('verdict', 'replayed', 'version', kept.version);
    end if;
    insert into public.jsa_templates (company_id, id, name, document, made_from, archived_at)
    values (company, template_id, trim(template ->> 'name'), copied, (template ->> 'jsa_id')::uuid,
      case when (template ->> 'is_archived')::boolean then now() end)
    returning * into kept;
  else
    update public.jsa_templates t set
      name = trim(template ->> 'name'), document = coalesce(copied, t.document),
      made_from = coalesce((template ->> 'jsa_id')::uuid, t.made_from),
      archived_at = case when (template ->> 'is_archived')::boolean then coalesce(t.archived_at, now()) end
    where t.company_id = company and t.id = template_id and t.version = save_jsa_template.version
    returning t.* into kept;
    if kept.id is null then
      return app.refused(case when exists (
        select from public.jsa_templates t where t.company_id = company and t.id = template_id
      ) then 'changed_meanwhile' else 'not_found' end);
    end if;
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', kept.version);
end
$$;

comment on function public.save_jsa_template(uuid, jsonb, integer) is
  'An admin makes a JSA into a template of the company under an id of their own (without a version), or renames, '
  'archives or replaces it over the version that was read: {name, jsa_id, is_archived}; jsa_id null keeps what the '
  'template has. Verdict applied or replayed with version, or refused (not_allowed, invalid_input with the field in '
  'detail, changed_meanwhile, not_found).';

grant execute on function public.save_jsa_template(uuid, jsonb, integer) to authenticated;
