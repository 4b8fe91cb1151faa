-- A page of people costs one pass over the company's names: role and standing are looked at only where
-- a filter asks for them, and the crews of the page are put together once.

create function app.find_people(
  company uuid, query text, roles text[], statuses text[], crew uuid, without_crew boolean,
  certificate_days integer, sort text
) returns table (person_id uuid, place text)
-- The plan of each call knows which filters are set; one plan for all would probe row by row.
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  terms constant text[] := (string_to_array(app.fold_text(query), ' '))[1:6];
  term_1 constant text := ' ' || coalesce(terms[1], '');
  term_2 constant text := ' ' || coalesce(terms[2], '');
  more_terms constant text[] := array(select ' ' || t from unnest(terms[3:]) as t);
  typed_digits constant text := nullif(regexp_replace(query, '[\s().+/-]', '', 'g'), '');
  is_phone constant boolean := coalesce(typed_digits ~ '^\d{3,}$', false);
  -- Numbers of employees are one word with a digit in it; most searches have none.
  number constant text := case when trim(query) ~ '^\S*\d\S*$' then lower(trim(query)) end;
  mail constant text := case when position('@' in query) > 0 then lower(trim(query)) end;
begin
  return query
    select s.person_id, case sort when 'last_name' then s.last_name else s.name end::text
    from app.people_search s
    where s.company_id = company
      -- Whoever was merged into somebody else is found as that one.
      and s.person_id not in (
        select d.dropped_person_id from public.person_merges d
        where d.company_id = company and d.undone_at is null
      )
      and (
        mail is null and (term_1 = ' ' or position(term_1 in ' ' || s.name) > 0)
        and (term_2 = ' ' or position(term_2 in ' ' || s.name) > 0)
        and (
          more_terms = '{}'
          or not exists (select from unnest(more_terms) as t where position(t in ' ' || s.name) = 0)
        )
        or is_phone and position(typed_digits in s.digits) > 0
        or number is not null and s.person_id in (
          select d.person_id from public.person_details d
          where d.company_id = company and starts_with(lower(d.employee_number), number)
        )
        or mail is not null and (
          s.person_id in (
            select p.person_id from public.profiles p join auth.users u on u.id = p.id
            where p.company_id = company and position(mail in u.email) > 0
          )
          or s.person_id in (
            select d.person_id from public.person_details d
            where d.company_id = company and position(mail in d.contact_email) > 0
          )
        )
      )
      and (crew is null or s.person_id in (
        select c.person_id from public.crew_members c
        where c.company_id = company and c.crew_id = crew
          and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      ))
      and (not without_crew or s.person_id not in (
        select c.person_id from public.crew_members c
        where c.company_id = company
          and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      ))
      and (certificate_days is null or s.person_id in (
        select c.person_id from public.certificates c
        where c.company_id = company and c.expires_on <= app.company_today(company) + certificate_days
      ))
      -- Asked of all at once, and only where a filter needs it.
      and (roles is null or s.person_id in (
        select m.person_id from public.memberships m
        where m.company_id = company and m.role = any (roles)
          and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      ))
      and (statuses is null or case
        when s.person_id not in (
          select m.person_id from public.memberships m
          where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        ) then 'left'
        when s.has_login then 'active'
        when s.person_id in (
          select i.person_id from public.invitations i
          where i.company_id = company and i.person_id is not null
            and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
        ) then 'invited'
        else 'no_login'
      end = any (statuses));
end
$$;
comment on function app.find_people(uuid, text, text[], text[], uuid, boolean, integer, text) is
  'People of a company of whom each word of the query begins a word of the name, or the digits are in the phone number or begin the employee number, or, with an @, the text is in the address; place is by what they are sorted (name or last_name).';

create or replace function public.search_people(
  query text default '',
  roles text[] default null,
  statuses text[] default null,
  crew_id uuid default null,
  without_crew boolean default false,
  certificate_days integer default null,
  sort text default 'name',
  from_row integer default 0,
  max_rows integer default 100
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  total integer;
  people uuid[];
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.is_people_filter(roles, statuses, sort) or coalesce(length(query) > 200, false)
    or coalesce(from_row < 0, true) or coalesce(max_rows not between 0 and 500, true)
    or certificate_days not between 0 and 366
  then
    return app.refused('invalid_input');
  end if;
  with found as materialized (
    select f.person_id, f.place collate "C" as place
    from app.find_people(
      company, coalesce(query, ''), roles, statuses, search_people.crew_id, coalesce(without_crew, false),
      certificate_days, sort
    ) as f
  )
  select (select count(*) from found), array(
    select found.person_id from found order by found.place, found.person_id limit max_rows offset from_row
  ) into total, people;
  return jsonb_build_object(
    'verdict', 'ok', 'total', total, 'from_row', from_row, 'people', app.person_rows(company, people)
  );
end
$$;

create or replace function public.find_person_ids(
  query text default '',
  roles text[] default null,
  statuses text[] default null,
  crew_id uuid default null,
  without_crew boolean default false,
  certificate_days integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not app.is_people_filter(roles, statuses, 'name') or coalesce(length(query) > 200, false)
    or certificate_days not between 0 and 366
  then
    return app.refused('invalid_input');
  end if;
  return jsonb_build_object('verdict', 'ok', 'person_ids', (
    select coalesce(jsonb_agg(f.person_id order by f.place collate "C", f.person_id), '[]')
    from app.find_people(
      app.my_company_id(), coalesce(query, ''), roles, statuses, find_person_ids.crew_id,
      coalesce(without_crew, false), certificate_days, 'name'
    ) as f
  ));
end
$$;

drop function app.find_people(uuid, text, text[], text[], uuid, boolean, integer);
drop type app.found_person;

create or replace function app.person_rows(company uuid, people uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    -- For all of them at once, and once: asked one by one, the planner takes the index of the exclusion
    -- rule, and joined as it stands, it is put together anew for each.
    with crews as materialized (
      select cm.person_id, jsonb_agg(
        jsonb_build_object('id', c.id, 'name', c.name, 'is_lead', cm.is_lead) order by c.name, c.id
      ) as today
      from public.crew_members cm join public.crews c on c.company_id = company and c.id = cm.crew_id
      where cm.company_id = company and cm.person_id = any (people)
        and cm.valid_from <= now() and (cm.valid_to is null or cm.valid_to > now())
      group by cm.person_id
    )
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'person_id', p.person_id,
        'first_name', p.first_name,
        'last_name', p.last_name,
        'photo_url', p.photo_url,
        'phone', p.phone,
        'email', coalesce(login.email, details.contact_email, offer.email),
        'employee_number', details.employee_number,
        'role', m.role,
        'status', case
          when m.role is null then 'left'
          when p.has_login then 'active'
          when offer.is_open then 'invited'
          else 'no_login'
        end,
        'crews', coalesce(crews.today, '[]')
      ) order by wanted.place
    ), '[]')
    from unnest(people) with ordinality as wanted (person_id, place)
    join public.profiles p on p.company_id = company and p.person_id = wanted.person_id
    left join public.memberships m
      on m.company_id = company and m.person_id = p.person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    left join auth.users login on login.id = p.id
    left join public.person_details details on details.company_id = company and details.person_id = p.person_id
    left join crews on crews.person_id = p.person_id
    left join lateral (
      select i.email, i.claimed_at is null and i.revoked_at is null and i.expires_at > now() as is_open
      from public.invitations i
      where i.company_id = company and i.person_id = p.person_id and not p.has_login
      order by i.created_at desc limit 1
    ) as offer on true
  );
end
$$;
