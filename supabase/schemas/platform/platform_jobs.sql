create or replace function public.platform_jobs(
  state text default 'failed', kind text default null, from_row integer default 0, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  stored constant text := case platform_jobs.state when 'failed' then 'dead' else platform_jobs.state end;
  answer jsonb;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if coalesce(stored not in ('waiting', 'running', 'dead', 'done', 'canceled'), true) then
    return app.refused_with_detail('invalid_input', 'state');
  end if;
  if not app.is_page(platform_jobs.from_row, platform_jobs.max_rows) then
    return app.refused_with_detail('invalid_input', 'from_row');
  end if;
  with fitting as (
    select j.* from app.jobs j
    where j.state = stored and (platform_jobs.kind is null or j.kind = platform_jobs.kind)
  ), page as (
    select f.* from fitting f
    order by f.ended_at desc nulls first, f.due_at, f.id
    limit platform_jobs.max_rows offset platform_jobs.from_row
  )
  select jsonb_build_object('verdict', 'ok', 'total', (select count(*) from fitting), 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'kind', p.kind, 'state', case p.state when 'dead' then 'failed' else p.state end,
      'created_at', app.instant(p.created_at),
      'due_at', case when p.state = 'waiting' then app.instant(p.due_at) end,
      'ended_at', app.instant(p.ended_at), 'attempts', p.attempts, 'progress', p.progress,
      'is_stopping', p.cancel_asked and p.state = 'running', 'error', p.last_error
    ) order by p.ended_at desc nulls first, p.due_at, p.id), '[]') from page p
  )) into answer;
  return answer;
end
$$;

comment on function public.platform_jobs(text, text, integer, integer) is
  'For a platform admin: jobs of a state (waiting, running, failed, done, canceled) and a kind, the next or the '
  'latest first, never what they are about. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.platform_jobs(text, text, integer, integer) to authenticated;
