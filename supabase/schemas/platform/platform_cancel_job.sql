create or replace function public.platform_cancel_job(job uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  was text;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  was := app.cancel_job_by_id(job);
  if was is null then
    return app.refused('not_found');
  end if;
  perform app.note_job_change(job, was, 'canceled');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.platform_cancel_job(uuid) is
  'For a platform admin: cancels a job that waits, and asks one that runs to stop. Verdict applied or refused '
  '(not_allowed, not_found: it is over).';

grant execute on function public.platform_cancel_job(uuid) to authenticated;
