create or replace function public.read_work_in_progress() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company),
    'projects', (
      select coalesce(jsonb_agg(
        app.contract_json(company, p.id) || jsonb_build_object(
          'id', p.id, 'name', p.name, 'number', p.number, 'status', p.status,
          'actual', f.actual, 'forecast', f.forecast
        ) order by p.name, p.id
      ), '[]')
      from public.projects p
      cross join lateral (
        select coalesce(sum(b.approved + b.pending), 0)::bigint as actual,
          coalesce(sum(b.forecast), 0)::bigint as forecast
        from app.budget_figures(company, p.id) b
      ) f
      where p.company_id = company and p.archived_at is null
    )
  );
end
$$;

comment on function public.read_work_in_progress() is
  'The contract, cost and billing of every project that is not archived, for an admin. Verdict ok or refused '
  '(not_allowed).';

grant execute on function public.read_work_in_progress() to authenticated;
