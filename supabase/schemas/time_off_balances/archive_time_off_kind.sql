create or replace function public.archive_time_off_kind(id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update public.time_off_kinds k set archived_at = coalesce(k.archived_at, now())
  where k.company_id = company and k.id = archive_time_off_kind.id and k.version = archive_time_off_kind.version;
  if found then
    return jsonb_build_object('verdict', 'applied');
  end if;
  return app.refused(case when exists (
    select from public.time_off_kinds k where k.company_id = company and k.id = archive_time_off_kind.id
  ) then 'changed_meanwhile' else 'not_found' end);
end
$$;

comment on function public.archive_time_off_kind(uuid, integer) is
  'An admin ends a kind of time off: no one asks for it any more, and nothing accrues. Verdict applied or refused '
  '(not_allowed, not_found, changed_meanwhile).';

grant execute on function public.archive_time_off_kind(uuid, integer) to authenticated;
