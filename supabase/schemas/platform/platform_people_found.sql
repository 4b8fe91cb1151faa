create or replace function public.platform_people_found(
  query text default '', company uuid default null, from_row integer default 0, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  address constant text := case when position('@' in query) > 0 then lower(trim(query)) end;
  term constant text := app.fold_text(left(coalesce(query, ''), 200));
  -- The next text after all those that begin with the term, in the index's order.
  past constant text := term || U&'\FFFF';
  found uuid[];
begin
  if not app.is_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if not app.is_page(from_row, max_rows) then
    return app.refused_with_detail('invalid_input', 'from_row');
  end if;
  if address is not null then
    found := array(
      select p.person_id from auth.users u join public.profiles p on p.id = u.id
      where u.email = address and p.company_id is not null and (company is null or p.company_id = company)
    );
  elsif company is not null then
    found := array(
      select s.person_id from app.people_search s
      where s.company_id = company and (position(' ' || term in ' ' || s.name) > 0 or term = '')
      order by s.name, s.person_id
    );
  elsif length(term) >= 2 then
    found := array(
      select f.person_id from (
        (
          select s.person_id, s.name from app.people_search s
          where s.name >= term and s.name < past order by s.name, s.person_id limit 500
        )
        union
        (
          select s.person_id, s.name from app.people_search s
          where s.last_name >= term and s.last_name < past order by s.last_name, s.person_id limit 500
        )
      ) f
      order by f.name, f.person_id
    );
  end if;
  return jsonb_build_object('verdict', 'ok', 'total', coalesce(cardinality(found), 0), 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'person_id', p.person_id, 'first_name', p.first_name, 'last_name', p.last_name,
      'company_id', c.id, 'company', c.name, 'role', m.role,
      'status', case
        when m.person_id is null then 'left'
        when p.has_login then 'active'
        when exists (
          select from public.invitations i
          where i.company_id = c.id and i.person_id = p.person_id
            and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
        ) then 'invited'
        else 'no_login'
      end
    ) order by page.place), '[]')
    from unnest(found[from_row + 1 : from_row + max_rows]) with ordinality as page (person_id, place)
    join public.profiles p on p.person_id = page.person_id
    join public.companies c on c.id = p.company_id
    left join public.memberships m on m.company_id = c.id and m.person_id = p.person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  ));
end
$$;

comment on function public.platform_people_found(text, uuid, integer, integer) is
  'For a platform admin: people of all companies whose first or last name begins with the text, of which two '
  'letters are needed, or who sign in with exactly this address; or everyone of one company. Of each no more than '
  'name, company, role and status; at most 500 by either name. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.platform_people_found(text, uuid, integer, integer) to authenticated;
