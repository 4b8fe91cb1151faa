create or replace function public.list_labor_burdens() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'today', app.company_today(company),
    'burdens', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', b.id, 'person', app.person_label(company, b.person_id), 'classification', b.classification,
          'percent', b.percent, 'valid_from', b.valid_from
        ) order by b.person_id is not null, b.classification is not null, b.classification,
          app.person_name(company, b.person_id), b.person_id, b.valid_from desc
      ), '[]')
      from public.labor_burdens b where b.company_id = company
    ),
    'classifications', (
      select coalesce(jsonb_agg(distinct c.classification), '[]') from (
        select r.classification from public.job_rates r
        where r.company_id = company and r.removed_at is null and r.classification is not null
        union all
        select t.classification from public.pay_terms t
        where t.company_id = company and t.classification is not null
      ) c
    )
  );
end
$$;

comment on function public.list_labor_burdens() is
  'What labor costs on top of its pay, for an admin, with the classifications that there are. Verdict ok or refused '
  '(not_allowed).';

grant execute on function public.list_labor_burdens() to authenticated;
