create or replace function public.lift_suspension(company_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if not exists (select from public.companies c where c.id = lift_suspension.company_id) then
    return app.refused('not_found');
  end if;
  if coalesce(length(trim(lift_suspension.reason)), 0) not between 1 and 1000 then
    return app.refused_with_detail('invalid_input', 'reason');
  end if;
  update app.company_suspensions s set
    lifted_at = now(), lifted_by = auth.uid(), lift_reason = trim(lift_suspension.reason)
  where s.company_id = lift_suspension.company_id and s.lifted_at is null;
  if not found then
    return app.refused('not_suspended');
  end if;
  -- Wakes up the jobs and mails that waited during the suspension.
  perform pg_notify('jobs', ''), pg_notify('invitation_mails', '');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.lift_suspension(uuid, text) is
  'For a platform admin: the company works again, and its mails and jobs that waited go on. Verdict applied or '
  'refused (not_allowed, not_found, not_suspended, invalid_input with the field in detail).';

grant execute on function public.lift_suspension(uuid, text) to authenticated;
