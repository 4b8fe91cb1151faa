create or replace function public.read_pay_terms(person_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  insert into public.pay_rate_reads (company_id, reader_person_id, person_id)
  values (company, app.my_person_id(), read_pay_terms.person_id);
  return jsonb_build_object(
    'verdict', 'ok',
    'today', app.company_today(company),
    'first_free_day', app.locked_until(company, person_id) + 1,
    'company_zone', (select s.time_zone from public.company_settings s where s.company_id = company),
    'terms', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', t.id, 'valid_from', t.valid_from, 'kind', t.kind, 'classification', t.classification,
          'overtime', t.overtime, 'breaks', t.breaks, 'time_zone', t.time_zone, 'salary', t.salary,
          'changed_at', app.instant(t.changed_at), 'changed_by', trim(p.first_name || ' ' || p.last_name)
        ) order by t.valid_from desc
      ), '[]')
      from public.pay_terms t
      left join public.profiles p on p.company_id = t.company_id and p.person_id = t.changed_by
      where t.company_id = company and t.person_id = read_pay_terms.person_id
    )
  );
end
$$;

comment on function public.read_pay_terms(uuid) is
  'A person''s pay terms, newest first, for an admin; every look is logged. Verdict ok or refused (not_allowed, '
  'not_found).';

grant execute on function public.read_pay_terms(uuid) to authenticated;
