create or replace function public.read_other_pay(person_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  insert into public.pay_rate_reads (company_id, reader_person_id, person_id)
  values (company, app.my_person_id(), read_other_pay.person_id);
  return jsonb_build_object(
    'verdict', 'ok',
    'today', app.company_today(company),
    'first_free_day', app.locked_until(company, person_id) + 1,
    'currency', app.currency_of(company, person_id, app.company_today(company)),
    'pay', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', o.id, 'date', o.date, 'kind', o.kind, 'amount_cents', o.amount_cents,
          'currency', app.currency_of(company, o.person_id, o.date),
          'added_by', trim(p.first_name || ' ' || p.last_name)
        ) order by o.date desc, o.added_at desc
      ), '[]')
      from (
        select * from public.other_pay r
        where r.company_id = company and r.person_id = read_other_pay.person_id
        order by r.date desc, r.added_at desc limit 100
      ) o
      left join public.profiles p on p.company_id = o.company_id and p.person_id = o.added_by
    )
  );
end
$$;

comment on function public.read_other_pay(uuid) is
  'A person''s latest 100 bonuses, commissions and other pay, newest first, for an admin; every look is logged. '
  'Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.read_other_pay(uuid) to authenticated;
