create or replace function public.set_legal_hold(hold_id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  kind constant text := facts ->> 'kind';
  wrong text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if hold_id is null then
    return app.refused_with_detail('invalid_input', 'hold_id');
  end if;
  wrong := app.first_wrong(facts, jsonb_build_object(
    'kind', app.is_choice(facts -> 'kind', 'person', 'project', 'company'),
    'person_id', app.is_id_or_null(facts -> 'person_id')
      and coalesce((facts ->> 'person_id' is not null) = (kind = 'person'), false),
    'project_id', app.is_id_or_null(facts -> 'project_id')
      and coalesce((facts ->> 'project_id' is not null) = (kind = 'project'), false),
    'reason', coalesce(facts -> 'reason' <> 'null', false) and app.is_text_or_null(facts -> 'reason', 1000),
    'until', app.is_date_or_null(facts -> 'until')
      and coalesce(facts ->> 'until' >= app.company_today(company)::text, true)
  ));
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if kind = 'person' and not app.is_company_person(company, (facts ->> 'person_id')::uuid) then
    return app.refused_with_detail('invalid_input', 'person_id');
  end if;
  if kind = 'project' and not exists (
    select from public.projects p where p.company_id = company and p.id = (facts ->> 'project_id')::uuid
  ) then
    return app.refused_with_detail('invalid_input', 'project_id');
  end if;
  perform app.lock_holds(company, is_new => true);
  insert into public.legal_holds (id, company_id, kind, person_id, project_id, reason, until, set_by)
  values (
    hold_id, company, kind, (facts ->> 'person_id')::uuid, (facts ->> 'project_id')::uuid, trim(facts ->> 'reason'),
    (facts ->> 'until')::date, app.my_person_id()
  )
  on conflict do nothing;
  if not found then
    if exists (select from public.legal_holds h where h.id = hold_id and h.company_id = company) then
      return jsonb_build_object('verdict', 'replayed');
    end if;
    return app.refused_with_detail('invalid_input', 'hold_id');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.set_legal_hold(uuid, jsonb) is
  'An admin sets a legal hold: kind person, project or company, its person_id or project_id, reason, and until, its '
  'last day or null. From the answer on nothing that it covers is deleted. The device makes the id. Verdict applied '
  'or replayed, or refused (not_allowed, invalid_input with the field).';

grant execute on function public.set_legal_hold(uuid, jsonb) to authenticated;
