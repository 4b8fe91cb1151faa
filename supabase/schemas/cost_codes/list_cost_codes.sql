create or replace function public.list_cost_codes(
  search text default '', division text default null, is_archived boolean default false, skip integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  page_size constant integer := 200;
  patterns constant text[] := app.search_patterns(search);
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return (
    with found as materialized (
      select c.* from public.cost_codes c
      where c.company_id = company and app.plain_text(c.code || ' ' || c.name) ~ all (patterns)
    ),
    chosen as (
      select * from found f
      where (f.archived_at is not null) = list_cost_codes.is_archived
        and (list_cost_codes.division is null or left(f.code, 2) = list_cost_codes.division)
    ),
    page as (
      select * from chosen order by code, id limit page_size offset greatest(skip, 0)
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'total', (select count(*) from chosen),
      'archived', (select count(*) from found where archived_at is not null),
      'divisions', (
        select coalesce(jsonb_agg(distinct left(f.code, 2)), '[]')
        from found f where f.code ~ '^\d\d' and (f.archived_at is not null) = list_cost_codes.is_archived
      ),
      'codes', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', p.id, 'code', p.code, 'name', p.name, 'is_travel', p.is_travel,
          'is_archived', p.archived_at is not null, 'version', p.version
        ) order by p.code, p.id)
        from page p
      ), '[]')
    )
  );
end
$$;

comment on function public.list_cost_codes(text, text, boolean, integer) is
  'The company''s cost codes for an admin, by code, two hundred from skip on. search: each word in code or name. '
  'division: the two digits that codes begin with. Refused with not_allowed for others.';

grant execute on function public.list_cost_codes(text, text, boolean, integer) to authenticated;
