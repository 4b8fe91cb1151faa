create or replace function app.end_rights(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  hold record;
  login uuid;
  item record;
begin
  select p.id into login from public.profiles p where p.company_id = company and p.person_id = person and p.has_login;
  perform app.lock_holds(company);
  select * into hold from app.held(company);
  for item in select * from app.personal_data() d where d.leaving in ('delete', 'end') loop
    -- Device reports grant no access, so a legal hold keeps them.
    continue when item.name in ('public.device_reports', 'app.device_changes')
      and (hold.is_whole or person = any (hold.people));
    execute format(
      'delete from %s t where %s%s', item.name, item.mine,
      case when item.leaving = 'end' then ' and t.valid_from > now()' end
    ) using company, array[person], login;
    continue when item.leaving = 'delete';
    execute format(
      'update %s t set valid_to = greatest(now(), t.valid_from + interval ''1 microsecond'')
      where %s and (t.valid_to is null or t.valid_to > now())', item.name, item.mine
    ) using company, array[person], login;
  end loop;
  update public.invitations i set revoked_at = now()
  where i.company_id = company and i.person_id = person and i.claimed_at is null and i.revoked_at is null;
end
$$;

comment on function app.end_rights(uuid, uuid) is
  'Ends a person''s role, crews, invitations, kiosk PIN, pushes and calendar feed now. The login stays, for its '
  'punches from before.';
