create or replace function public.save_report_view(id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant record := app.who_asks();
  wrong constant text := app.first_wrong(facts, jsonb_build_object(
    'name', coalesce(
      jsonb_typeof(facts -> 'name') = 'string' and length(trim(facts ->> 'name')) between 1 and 60, false
    ),
    'report', app.is_choice(facts -> 'report', 'hours', 'labor', 'overtime', 'attendance', 'premiums'),
    'search', coalesce(
      jsonb_typeof(facts -> 'search') = 'object' and length((facts -> 'search')::text) <= 1000, false
    ),
    'is_shared', coalesce(jsonb_typeof(facts -> 'is_shared') = 'boolean', false)
  ));
begin
  if coalesce(me.role not in ('supervisor', 'admin'), true)
    or (me.role <> 'admin' and facts ->> 'report' = 'labor') then
    return app.refused('not_allowed');
  end if;
  if wrong is not null or save_report_view.id is null then
    return app.refused_with_detail('invalid_input', coalesce(wrong, 'id'));
  end if;
  if exists (
    select from public.report_views v
    where v.id = save_report_view.id and (v.company_id, v.person_id) <> (me.company_id, me.person_id)
  ) then
    return app.refused('taken');
  end if;
  -- A repeat finds its own row; another view with the same name is replaced.
  delete from public.report_views v
  where v.company_id = me.company_id and v.person_id = me.person_id
    and (v.id = save_report_view.id or lower(v.name) = lower(trim(facts ->> 'name')));
  insert into public.report_views (id, company_id, person_id, name, report, search, is_shared)
  values (
    save_report_view.id, me.company_id, me.person_id, trim(facts ->> 'name'), facts ->> 'report', facts -> 'search',
    (facts ->> 'is_shared')::boolean
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_report_view(uuid, jsonb) is
  'A supervisor or admin gives a report a name: {name, report, search, is_shared}; an own view of that name is '
  'replaced. Verdict applied or refused (not_allowed, invalid_input with the field, taken).';

grant execute on function public.save_report_view(uuid, jsonb) to authenticated;
