create or replace function app.match_people(import_run uuid, company uuid) returns void
language sql volatile set search_path = '' set enable_nestloop = off set jit = off
as $$
  with here as materialized (select * from app.known_people(company)),
  matches as materialized (
    select r.line, 1 as rank, h.person_id from app.import_rows r join here h on h.number_key = r.number_key
    where r.run = import_run
    union all
    select r.line, 2, h.person_id
    from app.import_rows r
    join (select h.person_id, unnest(h.emails) as email from here h) h on h.email = r.email
    where r.run = import_run
    union all
    select r.line, 3, h.person_id
    from app.import_rows r join here h on h.name_key = r.name_key
    where r.run = import_run
      and h.phone_key is not distinct from r.phone_key
      and coalesce(h.number_key = r.number_key, true)
      and (
        r.phone_key is not null
        or (r.number_key is null and r.email is null and h.number_key is null and cardinality(h.emails) = 0)
      )
  ),
  best as materialized (
    select m.line, count(distinct m.person_id) as people, (array_agg(m.person_id))[1] as person_id
    from (select *, min(rank) over (partition by line) as first_rank from matches) m
    where m.rank = m.first_rank
    group by m.line
  ),
  matched as (
    update app.import_rows r set person_id = b.person_id
    from best b where r.run = import_run and r.line = b.line and b.people = 1
  ),
  doubtful as (
    select b.line, 'first_name' as field, 'several_here' as code, null as detail from best b where b.people > 1
    union all
    select distinct r.line, 'first_name', 'same_name_here', null
    from app.import_rows r join here h on h.name_key = r.name_key
    where r.run = import_run and not exists (select from best b where b.line = r.line)
      and not app.certainly_differ(
        r.number_key, array_remove(array[r.email], null), r.phone_key, h.number_key, h.emails, h.phone_key
      )
    union all
    select b.line, 'first_name', 'repeated', min(b.line) over (partition by b.person_id)::text
    from best b where b.people = 1
    union all
    select b.line, 'first_name', 'left_the_company', null
    from best b join here h on h.person_id = b.person_id where b.people = 1 and not h.is_member
    union all
    select r.line, 'role', 'differs', h.role
    from app.import_rows r join best b on b.line = r.line and b.people = 1 join here h on h.person_id = b.person_id
    where r.run = import_run and r.role is not null and h.is_member and h.role <> r.role
    union all
    select r.line, 'rate', 'differs', null
    from app.import_rows r
    join best b on b.line = r.line and b.people = 1
    join public.pay_rates p on p.company_id = company and p.person_id = b.person_id and p.removed_at is null
      and p.valid_to is null
    where r.run = import_run
      and p.rate <> case when r.rate ~ '^[0-9]{1,6}(\.[0-9]{1,4})?$' then round(r.rate::numeric * 10000) end
    union all
    select r.line, 'employee_number', 'differs', h.employee_number
    from app.import_rows r join best b on b.line = r.line and b.people = 1 join here h on h.person_id = b.person_id
    where r.run = import_run and h.number_key <> r.number_key
    union all
    select r.line, 'email', 'taken', null
    from app.import_rows r
    join best b on b.line = r.line and b.people = 1
    join matches m on m.line = r.line and m.rank = 2 and m.person_id <> b.person_id
    where r.run = import_run
  )
  insert into app.import_flaws (run, line, field, code, detail)
  select import_run, d.line, d.field, d.code, d.detail from doubtful d
  where d.code <> 'repeated' or d.detail::integer < d.line
  on conflict do nothing
$$;

comment on function app.match_people(uuid, uuid) is
  'Finds the person whom each row means, and names the rows of which that is not certain, or which contradict what '
  'is known of that person.';
