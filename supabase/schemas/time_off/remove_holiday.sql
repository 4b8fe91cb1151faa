create or replace function public.remove_holiday(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  delete from public.holidays h where h.company_id = app.my_company_id() and h.id = remove_holiday.id;
  return case when found then jsonb_build_object('verdict', 'applied') else app.refused('not_found') end;
end
$$;

comment on function public.remove_holiday(uuid) is
  'An admin removes a holiday. Verdict applied or refused (not_allowed, not_found).';

grant execute on function public.remove_holiday(uuid) to authenticated;
