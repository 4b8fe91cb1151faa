create or replace function public.platform_retry_job(job uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if app.retry_dead_job(job) is null then
    return app.refused('not_found');
  end if;
  perform app.note_job_change(job, 'dead', 'waiting');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.platform_retry_job(uuid) is
  'For a platform admin: has a job that failed for good run again. Verdict applied or refused (not_allowed, '
  'not_found: it has not failed, or runs again already).';

grant execute on function public.platform_retry_job(uuid) to authenticated;
