create or replace function public.read_pay_rates(person_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  insert into public.pay_rate_reads (company_id, reader_person_id, person_id)
  values (company, app.my_person_id(), read_pay_rates.person_id);
  return jsonb_build_object(
    'verdict', 'ok',
    'today', app.company_today(company),
    'rates', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', r.id, 'rate', r.rate, 'currency', r.currency, 'valid_from', r.valid_from, 'valid_to', r.valid_to,
          'set_at', app.instant(r.set_at), 'set_by', trim(p.first_name || ' ' || p.last_name)
        ) order by r.valid_from desc
      ), '[]')
      from public.pay_rates r
      left join public.profiles p on p.company_id = r.company_id and p.person_id = r.set_by
      where r.company_id = company and r.person_id = read_pay_rates.person_id and r.removed_at is null
    )
  );
end
$$;

comment on function public.read_pay_rates(uuid) is
  'A person''s rates, newest first, for an admin; every look is logged. Verdict ok or refused (not_allowed, '
  'not_found).';

grant execute on function public.read_pay_rates(uuid) to authenticated;
