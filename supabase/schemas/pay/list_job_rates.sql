create or replace function public.list_job_rates() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  insert into public.job_rate_reads (company_id, reader_person_id) values (company, app.my_person_id());
  return jsonb_build_object(
    'verdict', 'ok',
    'today', app.company_today(company),
    'first_free_day', app.locked_until(company) + 1,
    'rates', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', r.id, 'person_id', r.person_id, 'person', trim(q.first_name || ' ' || q.last_name),
          'project_id', r.project_id, 'project', j.name, 'cost_code_id', r.cost_code_id, 'cost_code', c.code,
          'classification', r.classification, 'rate', r.rate, 'fringe', r.fringe, 'currency', r.currency,
          'mode', r.mode, 'valid_from', r.valid_from, 'valid_to', r.valid_to,
          'set_at', app.instant(r.set_at), 'set_by', trim(p.first_name || ' ' || p.last_name)
        ) order by j.name nulls last, c.code nulls last, r.classification nulls last, r.valid_from desc
      ), '[]')
      from public.job_rates r
      left join public.profiles p on p.company_id = r.company_id and p.person_id = r.set_by
      left join public.profiles q on q.company_id = r.company_id and q.person_id = r.person_id
      left join public.projects j on j.company_id = r.company_id and j.id = r.project_id
      left join public.cost_codes c on c.company_id = r.company_id and c.id = r.cost_code_id
      where r.company_id = company and r.removed_at is null
    )
  );
end
$$;

comment on function public.list_job_rates() is
  'All job rates of the company for an admin; every look is logged. Verdict ok or refused (not_allowed).';

grant execute on function public.list_job_rates() to authenticated;
