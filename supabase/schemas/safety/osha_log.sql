create or replace function public.osha_log(year integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(year not between 2000 and 2200, true) then
    return app.refused_with_detail('invalid_input', 'year');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'company', (select c.name from public.companies c where c.id = company),
    'establishments', (
      select coalesce(jsonb_agg(
        to_jsonb(e) - '{company_id,updated_at}'::text[] || jsonb_build_object('year', (
          select jsonb_build_object('average_employees', y.average_employees, 'peak_employees', y.peak_employees,
            'hours_worked', y.hours_worked)
          from public.osha_years y
          where y.company_id = company and y.establishment_id = e.id and y.year = osha_log.year
        )) order by e.name
      ), '[]')
      from public.establishments e where e.company_id = company
    ),
    'incidents', (
      select coalesce(jsonb_agg(
        to_jsonb(i)
          - '{company_id,updated_at,reported_to_osha_at,form_done_at,known_at,occurred_at,work_began_at}'::text[]
        || to_jsonb(m) - '{company_id,incident_id}'::text[]
        || jsonb_build_object(
          'person', app.person_label(company, i.person_id),
          'occurred_at', to_char(i.occurred_at, 'HH24:MI'), 'work_began_at', to_char(i.work_began_at, 'HH24:MI'),
          'known_at', app.instant(i.known_at),
          'is_reported', i.reported_to_osha_at is not null, 'is_form_done', i.form_done_at is not null,
          'report_due_at', app.instant(app.report_due_at(i.severity, i.known_at))
        ) order by i.occurred_on, i.number
      ), '[]')
      from public.incidents i
      join public.incident_medical m on m.company_id = company and m.incident_id = i.id
      where i.company_id = company
        and i.occurred_on between make_date(osha_log.year, 1, 1) and make_date(osha_log.year, 12, 31)
    )
  );
end
$$;

comment on function public.osha_log(integer) is
  'For admins: the establishments with what they state of a year, and its incidents with what forms 300 and 301 ask. '
  'Refused with not_allowed, or invalid_input for no year.';

grant execute on function public.osha_log(integer) to authenticated;
