create or replace function public.save_pay_terms(person_id uuid, valid_from public.day, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.wrong_pay_terms(facts);
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if app.is_own_pay(person_id) then
    return app.refused('own_pay');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if coalesce(valid_from not between '2000-01-01' and app.company_today(company) + 730, true) then
    return app.refused_with_detail('invalid_input', 'valid_from');
  end if;
  perform app.lock_people(company, array[person_id]);
  if valid_from <= app.locked_until(company, person_id) then
    return app.refused_as_locked(app.locked_until(company, person_id));
  end if;
  insert into public.pay_terms (
    company_id, person_id, valid_from, kind, classification, overtime, breaks, time_zone, salary, changed_by
  ) values (
    company, save_pay_terms.person_id, save_pay_terms.valid_from, facts ->> 'kind', trim(facts ->> 'classification'),
    nullif(facts -> 'overtime', 'null'), nullif(facts -> 'breaks', 'null'), facts ->> 'time_zone',
    nullif(facts -> 'salary', 'null'), app.my_person_id()
  )
  on conflict on constraint pay_terms_company_id_person_id_valid_from_key do update set
    kind = excluded.kind, classification = excluded.classification, overtime = excluded.overtime,
    breaks = excluded.breaks, time_zone = excluded.time_zone, salary = excluded.salary,
    changed_by = excluded.changed_by, changed_at = now();
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.save_pay_terms(uuid, public.day, jsonb) is
  'An admin says what a person is paid by from a day on: {kind, classification, overtime, breaks, time_zone, salary}. '
  'Verdict applied or refused (not_allowed, not_found, own_pay, invalid_input with the field, day_locked with the '
  'first free day).';

grant execute on function public.save_pay_terms(uuid, public.day, jsonb) to authenticated;
