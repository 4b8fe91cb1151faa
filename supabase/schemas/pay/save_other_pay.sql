create or replace function public.save_other_pay(id uuid, person_id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.first_wrong(facts, jsonb_build_object(
    'date', app.is_date(facts -> 'date'),
    'kind', app.is_choice(facts -> 'kind', 'nondiscretionary_bonus', 'commission', 'discretionary_bonus', 'other'),
    'amount_cents', app.is_whole(facts -> 'amount_cents', 1, 1000000000)
  ));
  day date;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if app.is_own_pay(person_id) then
    return app.refused('own_pay');
  end if;
  if wrong is not null or save_other_pay.id is null then
    return app.refused_with_detail('invalid_input', coalesce(wrong, 'id'));
  end if;
  day := facts ->> 'date';
  if day not between date '2000-01-01' and app.company_today(company) + 31 then
    return app.refused_with_detail('invalid_input', 'date');
  end if;
  perform app.lock_people(company, array[person_id]);
  if day <= app.locked_until(company, person_id) then
    return app.refused_as_locked(app.locked_until(company, person_id));
  end if;
  insert into public.other_pay (id, company_id, person_id, date, kind, amount_cents, added_by)
  values (
    save_other_pay.id, company, save_other_pay.person_id, day, facts ->> 'kind', (facts ->> 'amount_cents')::bigint,
    app.my_person_id()
  )
  on conflict on constraint other_pay_pkey do nothing;
  -- The same call again adds nothing.
  if not exists (
    select from public.other_pay o
    where o.id = save_other_pay.id and o.company_id = company and o.person_id = save_other_pay.person_id
      and o.date = day and o.kind = facts ->> 'kind' and o.amount_cents = (facts ->> 'amount_cents')::bigint
  ) then
    return app.refused('taken');
  end if;
  return jsonb_build_object('verdict', 'applied', 'id', save_other_pay.id);
end
$$;

comment on function public.save_other_pay(uuid, uuid, jsonb) is
  'An admin adds a bonus, a commission or other pay of a workweek: {date, kind, amount_cents}, the date a day of the '
  'week. Verdict applied or refused (not_allowed, not_found, own_pay, invalid_input with the field, taken, day_locked '
  'with the first free day).';

grant execute on function public.save_other_pay(uuid, uuid, jsonb) to authenticated;
