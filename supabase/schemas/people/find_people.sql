-- A page of people costs one pass over the company's names: role and status are read only if a filter needs them, and
-- the crews of the page are collected once.
create or replace function app.find_people(
  company uuid, query text, roles text[], statuses text[], crew uuid, without_crew boolean,
  certificate_days integer, sort text
) returns table (person_id uuid, place text)
-- Each call's plan knows which filters are set; one plan for all calls would probe row by row.
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan'
as $$
declare
  terms constant text[] := (string_to_array(app.fold_text(query), ' '))[1:6];
  term_1 constant text := ' ' || coalesce(terms[1], '');
  term_2 constant text := ' ' || coalesce(terms[2], '');
  more_terms constant text[] := array(select ' ' || t from unnest(terms[3:]) as t);
  typed_digits constant text := nullif(regexp_replace(query, '[\s().+/-]', '', 'g'), '');
  is_phone constant boolean := coalesce(typed_digits ~ '^\d{3,}$', false);
  -- Employee numbers are one word with a digit; most searches have none.
  number constant text := case when trim(query) ~ '^\S*\d\S*$' then lower(trim(query)) end;
  mail constant text := case when position('@' in query) > 0 then lower(trim(query)) end;
begin
  return query
    select s.person_id, case sort when 'last_name' then s.last_name else s.name end::text
    from app.people_search s
    where s.company_id = company
      -- A person who was merged into another record is found as that record.
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
      -- Queried for everyone at once, and only if a filter needs it.
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
  'People of a company of whom each word of the query begins a word of the name, or the digits are in the phone '
  'number or begin the employee number, or, with an @, the text is in the address; place is by what they are sorted '
  '(name or last_name).';
