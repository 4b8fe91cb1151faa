create or replace function public.platform_errors(
  query text default '', from_row integer default 0, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  term constant text := lower(left(trim(coalesce(query, '')), 200));
  answer jsonb;
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if not app.is_page(from_row, max_rows) then
    return app.refused_with_detail('invalid_input', 'from_row');
  end if;
  with groups as (
    select e.message, e.app_version, count(*) as reports, count(distinct e.user_id) as users,
      min(e.created_at) as first_at, max(e.created_at) as last_at,
      (array_agg(e.id order by e.created_at desc, e.id))[1] as latest_id
    from public.client_errors e
    where term = '' or position(term in lower(e.message)) > 0 or e.app_version = term
    group by e.message, e.app_version
  ), page as (
    select g.* from groups g order by g.last_at desc, g.latest_id limit max_rows offset from_row
  )
  select jsonb_build_object('verdict', 'ok', 'total', (select count(*) from groups), 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'latest_id', p.latest_id, 'message', p.message, 'app_version', p.app_version, 'reports', p.reports,
      'users', p.users, 'first_at', app.instant(p.first_at), 'last_at', app.instant(p.last_at)
    ) order by p.last_at desc, p.latest_id), '[]') from page p
  )) into answer;
  return answer;
end
$$;

comment on function public.platform_errors(text, integer, integer) is
  'For a platform admin: what error screens reported within 30 days, grouped by message and version, the latest '
  'first. users counts those who were signed in. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.platform_errors(text, integer, integer) to authenticated;
