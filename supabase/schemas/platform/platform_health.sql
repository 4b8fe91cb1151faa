create or replace function public.platform_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'database_bytes', pg_database_size(current_database()),
    'companies', (select count(*) from public.companies),
    'unsealed_rows', (select count(*) from app.audit_unsealed),
    'oldest_unsealed_at', (select app.instant(min(u.recorded_at)) from app.audit_unsealed u),
    'failed_jobs', (select count(*) from app.jobs j where j.state = 'dead'),
    'late_jobs', (
      select count(*) from app.jobs j where j.state = 'waiting' and j.due_at < now() - interval '5 minutes'
    ),
    'failing_periodic_jobs', (
      select coalesce(jsonb_agg(p.name order by p.name), '[]') from app.periodic_jobs p where p.last_error is not null
    ),
    'newest_backup_at', (
      select app.instant(max(r.ended_at)) from app.operator_runs r where r.kind = 'backup' and r.is_ok
    ),
    'newest_drill', (
      select jsonb_build_object(
        'ended_at', app.instant(r.ended_at), 'backup_at', app.instant(r.backup_at), 'is_ok', r.is_ok,
        'findings', r.findings
      )
      from app.operator_runs r where r.kind = 'drill' order by r.ended_at desc limit 1
    ),
    'newest_proven_at', (
      select app.instant(max(r.ended_at)) from app.operator_runs r where r.kind = 'drill' and r.is_ok
    )
  );
end
$$;

comment on function public.platform_health() is
  'For a platform admin: size of the database, rows of the audit that wait for a seal, jobs that failed or are '
  'late, and when a backup was last made and last proven by a drill. Verdict ok or refused (not_allowed).';

grant execute on function public.platform_health() to authenticated;
