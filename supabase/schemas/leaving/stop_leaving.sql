create or replace function public.stop_leaving() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return app.end_leaving(app.my_company_id());
end
$$;

comment on function public.stop_leaving() is
  'An admin keeps the company, at any time in the 30 days. Verdict applied or refused (not_allowed, not_leaving).';

grant execute on function public.stop_leaving() to authenticated;
