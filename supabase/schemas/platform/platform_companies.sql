create or replace function public.platform_companies(
  query text default '', state text default null, trouble boolean default false, sort text default 'name',
  from_row integer default 0, max_rows integer default 50
) returns jsonb
-- Each call's plan knows which filters are set.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  term constant text := app.fold_text(left(coalesce(query, ''), 200));
  troubled uuid[];
  suspended uuid[];
  total integer;
  page uuid[];
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if platform_companies.state not in ('active', 'suspended') then
    return app.refused_with_detail('invalid_input', 'state');
  end if;
  if coalesce(sort not in ('name', 'newest'), true) then
    return app.refused_with_detail('invalid_input', 'sort');
  end if;
  if not app.is_page(from_row, max_rows) then
    return app.refused_with_detail('invalid_input', 'from_row');
  end if;
  if platform_companies.state is not null then
    suspended := array(select s.company_id from app.company_suspensions s where s.lifted_at is null);
  end if;
  if trouble then
    troubled := array(select t.company_id from app.companies_with_trouble() t);
  end if;
  select count(*) into total from public.companies c
  where (term = '' or position(term in c.search_name) > 0) and (troubled is null or c.id = any (troubled))
    and (platform_companies.state is null or (c.id = any (suspended)) = (platform_companies.state = 'suspended'));
  page := array(
    select c.id from public.companies c
    where (term = '' or position(term in c.search_name) > 0) and (troubled is null or c.id = any (troubled))
      and (platform_companies.state is null or (c.id = any (suspended)) = (platform_companies.state = 'suspended'))
    order by case when sort = 'newest' then c.created_at end desc, c.search_name collate "C", c.id
    limit max_rows offset from_row
  );
  return jsonb_build_object('verdict', 'ok', 'total', total, 'rows', app.company_lines(page));
end
$$;

comment on function public.platform_companies(text, text, boolean, text, integer, integer) is
  'For a platform admin: a page of companies whose name has the text in it, of all states or one (active, suspended), '
  'all or those with failed emails or jobs (trouble), by name or newest first, and how many there are in all. Verdict '
  'ok or refused (not_allowed, invalid_input).';

grant execute on function public.platform_companies(text, text, boolean, text, integer, integer) to authenticated;
