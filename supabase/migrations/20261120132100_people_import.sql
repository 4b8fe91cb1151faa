-- Bringing in a whole company from a file: the rows are judged all together, every flaw is named by
-- row and field, and what is imported comes in one transaction. Whom a row means: the person with
-- its employee number, else with its mail address, else with its name and phone.

create table public.people_imports (
  id uuid primary key,
  company_id uuid not null,
  imported_by uuid not null,
  imported_at timestamptz not null default now(),
  file_name text not null check (length(file_name) <= 200),
  counts jsonb not null,
  foreign key (company_id, imported_by) references public.profiles (company_id, person_id)
);
comment on table public.people_imports is
  'Files of people that were brought in. The device makes the id, so that sending one again imports nothing twice.';
comment on column public.people_imports.counts is
  'created, updated, unchanged, skipped (rows with flaws), invited, crews (made by the way).';
create index people_imports_imported_by_idx on public.people_imports (company_id, imported_by);

alter table public.people_imports enable row level security;
create policy people_imports_read on public.people_imports for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, imported_by, imported_at, file_name, counts) on public.people_imports to authenticated;
-- Withheld: every write; the import writes it.
grant select on public.people_imports to service_role;

-- The rows under way ----------------------------------------------------------------------------

create table app.import_rows (
  run uuid not null,
  line integer not null,
  first_name text,
  last_name text,
  email text,
  phone text,
  role text,
  crew text,
  language text,
  employee_number text,
  starts_on text,
  rate text,
  name_key text,
  phone_key text,
  number_key text,
  person_id uuid,
  is_new boolean not null default false,
  is_changed boolean not null default false,
  primary key (run, line)
);
comment on table app.import_rows is 'Rows of a file while one call judges and imports them; empty between calls.';
alter table app.import_rows enable row level security;

create table app.import_flaws (
  run uuid not null,
  line integer not null,
  field text not null,
  code text not null,
  detail text,
  primary key (run, line, field)
);
comment on table app.import_flaws is 'What is wrong with those rows, the first thing of each field; empty between calls.';
alter table app.import_flaws enable row level security;

create function app.name_key(first_name text, last_name text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(lower(regexp_replace(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '\s+', ' ', 'g')), '')
$$;

create function app.phone_key(phone text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), '')
$$;
comment on function app.phone_key(text) is
  'By which two spellings of a phone number are the same: its last ten digits, without the country.';

create function app.is_date(value text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return value ~ '^\d{4}-\d{2}-\d{2}$' and value::date is not null;
exception
  when datetime_field_overflow or invalid_datetime_format then
    return false;
end
$$;

create function app.known_people(company uuid)
returns table (
  person_id uuid, name_key text, phone_key text, number_key text, employee_number text,
  emails text[], role text, is_member boolean
)
language sql stable security definer set search_path = ''
as $$
  select p.person_id, app.name_key(p.first_name, p.last_name), app.phone_key(p.phone),
    lower(d.employee_number), d.employee_number,
    array_remove(array[u.email::text, d.contact_email], null), m.role, m.role is not null
  from public.profiles p
  left join public.person_details d on d.company_id = p.company_id and d.person_id = p.person_id
  left join auth.users u on u.id = p.id
  left join lateral (
    select m.role from public.memberships m
    where m.company_id = p.company_id and m.person_id = p.person_id and (m.valid_to is null or m.valid_to > now())
    order by m.valid_from limit 1
  ) m on true
  where p.company_id = company
$$;
comment on function app.known_people(uuid) is
  'Everybody of a company with what an import knows people by. is_member: belongs to it now or soon.';

create function app.certainly_differ(
  number_key text, emails text[], phone_key text, other_number_key text, other_emails text[], other_phone_key text
) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(number_key <> other_number_key, false)
    or (cardinality(emails) > 0 and cardinality(other_emails) > 0 and not emails && other_emails)
    or coalesce(phone_key <> other_phone_key, false)
$$;
comment on function app.certainly_differ(text, text[], text, text, text[], text) is
  'Whether two people of one name are two: both have a number, an address or a phone, and another one.';

-- Judging ---------------------------------------------------------------------------------------

create function app.find_field_flaws(import_run uuid, company uuid, create_crews boolean) returns void
language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  with crew_names as materialized (
    select lower(trim(c.name)) as name_key, count(*) as crews
    from public.crews c where c.company_id = company and c.archived_at is null group by 1
  )
  insert into app.import_flaws (run, line, field, code)
  select r.run, r.line, f.field, f.code
  from app.import_rows r
  left join crew_names c on c.name_key = lower(r.crew)
  cross join lateral (values
    ('first_name', case
      when r.name_key is null then 'missing'
      when length(r.first_name) > 100 then 'too_long'
    end),
    ('last_name', case when length(r.last_name) > 100 then 'too_long' end),
    ('email', case
      when length(r.email) > 320 then 'too_long'
      when r.email !~ '^[^@\s,;<>()]+@[^@\s,;<>()]+\.[^@\s,;<>().]{2,}$' then 'malformed'
    end),
    ('phone', case
      when length(r.phone) > 50 then 'too_long'
      when r.phone !~* '^[+(]?[0-9][-0-9 ().\/]*(\s*(ext\.?|x|#)\s*[0-9]{1,6})?$'
        or length(regexp_replace(r.phone, '[^0-9]', '', 'g')) not between 6 and 20 then 'malformed'
    end),
    ('role', case when r.role not in ('employee', 'supervisor', 'admin') then 'unknown' end),
    ('crew', case
      when length(r.crew) > 100 then 'too_long'
      when c.crews > 1 then 'ambiguous'
      when r.crew is not null and c.crews is null and not create_crews then 'unknown'
    end),
    ('language', case when r.language not in ('en', 'es') then 'unknown' end),
    ('employee_number', case when length(r.employee_number) > 50 then 'too_long' end),
    ('starts_on', case
      when r.starts_on is not null and not app.is_date(r.starts_on) then 'malformed'
      when r.starts_on < '1950-01-01' or r.starts_on > to_char(now() + interval '1 year', 'YYYY-MM-DD') then 'out_of_range'
    end),
    ('rate', case
      when r.rate !~ '^[0-9]+(\.[0-9]{1,4})?$' then 'malformed'
      when length(r.rate) > 12 or r.rate::numeric not between 0.01 and 10000 then 'out_of_range'
    end)
  ) as f (field, code)
  where r.run = import_run and f.code is not null
$$;
comment on function app.find_field_flaws(uuid, uuid, boolean) is
  'What is wrong with a row by itself. The rules stand in packages/domain/src/people-import too; both answer its cases.';

create function app.find_repeats(import_run uuid) returns void
language sql volatile security definer set search_path = '' set enable_nestloop = off
as $$
  insert into app.import_flaws (run, line, field, code, detail)
  select run, line, 'email', 'repeated', first_line::text
  from (
    select r.run, r.line, min(r.line) over (partition by r.email) as first_line
    from app.import_rows r where r.run = import_run and r.email is not null
  ) as same_mail
  where line > first_line
  union all
  select run, line, 'employee_number', 'repeated', first_line::text
  from (
    select r.run, r.line, min(r.line) over (partition by r.number_key) as first_line
    from app.import_rows r where r.run = import_run and r.number_key is not null
  ) as same_number
  where line > first_line
  union all
  select r.run, r.line, 'first_name', 'repeated', min(other.line)::text
  from app.import_rows r
  join app.import_rows other on other.run = r.run and other.name_key = r.name_key
  where r.run = import_run and other.line < r.line
    -- Named by their mail or number already.
    and (r.email is null or r.email is distinct from other.email)
    and (r.number_key is null or r.number_key is distinct from other.number_key)
    and not app.certainly_differ(
      r.number_key, array_remove(array[r.email], null), r.phone_key,
      other.number_key, array_remove(array[other.email], null), other.phone_key
    )
  group by r.run, r.line
  on conflict do nothing
$$;
comment on function app.find_repeats(uuid) is 'Rows that mean somebody whom an earlier row of the file means already.';

create function app.match_people(import_run uuid, company uuid) returns void
language sql volatile security definer set search_path = '' set enable_nestloop = off
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
  'Finds the person whom each row means, and names the rows of which that is not certain, or which contradict what is known of that person.';

-- Importing -------------------------------------------------------------------------------------

create function app.write_import(import_run uuid, company uuid, rate_currency text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  zone constant text := (select s.time_zone from public.company_settings s where s.company_id = company);
begin
  update app.import_rows r set is_new = true, person_id = gen_random_uuid()
  where r.run = import_run and r.person_id is null;
  -- The rows have come just now: without this the planner takes them for a handful.
  analyze app.import_rows;

  insert into public.profiles (person_id, company_id, first_name, last_name, phone, language)
  select r.person_id, company, coalesce(r.first_name, ''), coalesce(r.last_name, ''), r.phone, coalesce(r.language, 'en')
  from app.import_rows r where r.run = import_run and r.is_new order by r.line;
  insert into public.memberships (company_id, person_id, role, valid_from)
  select company, r.person_id, coalesce(r.role, 'employee'),
    coalesce((r.starts_on::date)::timestamp at time zone zone, now())
  from app.import_rows r where r.run = import_run and r.is_new;

  -- Who signs in looks after their own name and phone.
  with changed as (
    update public.profiles p set
      first_name = coalesce(r.first_name, p.first_name),
      last_name = coalesce(r.last_name, p.last_name),
      phone = coalesce(r.phone, p.phone)
    from app.import_rows r
    where r.run = import_run and not r.is_new
      and p.company_id = company and p.person_id = r.person_id and not p.has_login
      and (
        p.first_name <> coalesce(r.first_name, p.first_name)
        or p.last_name <> coalesce(r.last_name, p.last_name)
        or (r.phone is not null and p.phone is distinct from r.phone)
      )
    returning p.person_id
  )
  update app.import_rows r set is_changed = true
  from changed c where r.run = import_run and r.person_id = c.person_id;

  with wanted as (
    select r.person_id, r.employee_number, r.starts_on::date as hired_on,
      case when r.email is distinct from u.email then r.email end as contact_email
    from app.import_rows r
    join public.profiles p on p.company_id = company and p.person_id = r.person_id
    left join auth.users u on u.id = p.id
    where r.run = import_run
  ),
  changed as (
    insert into public.person_details as d (company_id, person_id, employee_number, hired_on, contact_email)
    select company, w.person_id, w.employee_number, w.hired_on, w.contact_email
    from wanted w where coalesce(w.employee_number, w.contact_email, w.hired_on::text) is not null
    on conflict (company_id, person_id) do update set
      employee_number = coalesce(d.employee_number, excluded.employee_number),
      hired_on = coalesce(d.hired_on, excluded.hired_on),
      contact_email = coalesce(excluded.contact_email, d.contact_email)
    where (d.employee_number is null and excluded.employee_number is not null)
      or (d.hired_on is null and excluded.hired_on is not null)
      or d.contact_email is distinct from coalesce(excluded.contact_email, d.contact_email)
    returning d.person_id
  )
  update app.import_rows r set is_changed = true
  from changed c where r.run = import_run and r.person_id = c.person_id;

  with changed as (
    insert into public.pay_rates (company_id, person_id, rate, currency, valid_from, set_by)
    select company, r.person_id, round(r.rate::numeric * 10000)::integer, rate_currency,
      coalesce(r.starts_on::date, (now() at time zone zone)::date), app.my_person_id()
    from app.import_rows r
    where r.run = import_run and r.rate is not null
      and not exists (
        select from public.pay_rates p
        where p.company_id = company and p.person_id = r.person_id and p.removed_at is null
      )
    returning person_id
  )
  update app.import_rows r set is_changed = true
  from changed c where r.run = import_run and r.person_id = c.person_id;

  with changed as (
    insert into public.crew_members as m (company_id, crew_id, person_id, is_lead, valid_from)
    select company, c.id, r.person_id, r.is_new and coalesce(r.role, '') = 'supervisor',
      case when r.is_new then coalesce((r.starts_on::date)::timestamp at time zone zone, now()) else now() end
    from app.import_rows r
    join public.crews c on c.company_id = company and c.archived_at is null and lower(trim(c.name)) = lower(r.crew)
    where r.run = import_run
      and not exists (
        select from public.crew_members m
        where m.company_id = company and m.crew_id = c.id and m.person_id = r.person_id
          and (m.valid_to is null or m.valid_to > now())
      )
    returning m.person_id
  )
  update app.import_rows r set is_changed = true
  from changed c where r.run = import_run and r.person_id = c.person_id;
end
$$;

create function app.invite_imported(import_run uuid, company uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before constant bigint := app.invitation_mails_lately(company);
  invited integer;
begin
  insert into public.invitations (
    company_id, person_id, email, token_hash, invited_by, expires_at, mail_state, mail_due_at
  )
  select company, r.person_id, r.email, app.token_hash(app.new_token()), app.my_person_id(),
    now() + interval '14 days', 'wanted',
    app.invitation_mail_due(before + row_number() over (order by r.line))
  from app.import_rows r
  join public.profiles p on p.company_id = company and p.person_id = r.person_id
  where r.run = import_run and r.email is not null and not p.has_login
    and not exists (
      select from public.invitations i
      where i.company_id = company and i.person_id = r.person_id
        and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
    );
  get diagnostics invited = row_count;
  return invited;
end
$$;
comment on function app.invite_imported(uuid, uuid) is
  'Mails an invitation to everybody of the file who has an address, no login and no open invitation.';

create function public.import_people(import jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' set statement_timeout = '60s'
as $$
declare
  company constant uuid := app.my_company_id();
  mode constant text := import ->> 'mode';
  create_crews constant boolean := coalesce((import ->> 'create_crews') = 'true', false);
  currency constant text := coalesce(import ->> 'currency', 'USD');
  import_run uuid;
  kept public.people_imports;
  flaws jsonb;
  flawed integer;
  new_crews text[];
  counts jsonb;
  invited integer := 0;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not coalesce(import ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false) then
    return app.refused('invalid_input', 'id');
  elsif coalesce(mode not in ('check', 'all', 'good'), true) then
    return app.refused('invalid_input', 'mode');
  elsif jsonb_typeof(import -> 'rows') is distinct from 'array'
    or jsonb_array_length(import -> 'rows') not between 1 and 10000 then
    return app.refused('invalid_input', 'rows');
  elsif coalesce(length(import ->> 'file_name') > 200, true) then
    return app.refused('invalid_input', 'file_name');
  elsif currency !~ '^[A-Z]{3}$' then
    return app.refused('invalid_input', 'currency');
  end if;

  -- Two imports of one company come one after the other, such as a repeat after a lost answer.
  perform pg_advisory_xact_lock(hashtextextended('people_import:' || company::text, 0));
  import_run := (import ->> 'id')::uuid;
  select * into kept from public.people_imports i where i.id = import_run;
  if kept.id is not null then
    return case when kept.company_id = company
      then jsonb_build_object('verdict', 'replayed', 'counts', kept.counts, 'flaws', '[]'::jsonb, 'new_crews', '[]'::jsonb)
      else app.refused('invalid_input', 'id')
    end;
  end if;

  delete from app.import_rows r where r.run = import_run;
  delete from app.import_flaws f where f.run = import_run;
  begin
    insert into app.import_rows (
      run, line, first_name, last_name, email, phone, role, crew, language, employee_number, starts_on, rate,
      name_key, phone_key, number_key
    )
    select import_run, r.line, nullif(trim(r.first_name), ''), nullif(trim(r.last_name), ''), nullif(lower(trim(r.email)), ''),
      nullif(trim(r.phone), ''), nullif(trim(r.role), ''), nullif(trim(r.crew), ''), nullif(trim(r.language), ''),
      nullif(trim(r.employee_number), ''), nullif(trim(r.starts_on), ''), nullif(trim(r.rate), ''),
      app.name_key(r.first_name, r.last_name), app.phone_key(r.phone), lower(nullif(trim(r.employee_number), ''))
    from jsonb_to_recordset(import -> 'rows') as r (
      line integer, first_name text, last_name text, email text, phone text, role text, crew text, language text,
      employee_number text, starts_on text, rate text
    );
  exception
    when unique_violation or not_null_violation or invalid_text_representation or invalid_parameter_value then
      return app.refused('invalid_input', 'rows');
  end;

  perform app.find_field_flaws(import_run, company, create_crews);
  perform app.find_repeats(import_run);
  perform app.match_people(import_run, company);
  select coalesce(jsonb_agg(jsonb_build_object(
      'line', f.line, 'field', f.field, 'code', f.code, 'detail', f.detail
    ) order by f.line, f.field), '[]'), count(distinct f.line)
  into flaws, flawed
  from app.import_flaws f where f.run = import_run;
  delete from app.import_rows r
  where r.run = import_run
    and exists (select from app.import_flaws f where f.run = r.run and f.line = r.line);
  select coalesce(array_agg(n.name order by n.name), '{}') into new_crews
  from (
    select min(r.crew) as name from app.import_rows r
    where r.run = import_run and r.crew is not null
      and not exists (
        select from public.crews c
        where c.company_id = company and c.archived_at is null and lower(trim(c.name)) = lower(r.crew)
      )
    group by lower(r.crew)
  ) as n;

  if mode <> 'check' and not (mode = 'all' and flawed > 0) then
    insert into public.crews (company_id, name) select company, n.name from unnest(new_crews) as n (name);
    perform app.write_import(import_run, company, currency);
    if import ->> 'invite' = 'true' then
      invited := app.invite_imported(import_run, company);
    end if;
  end if;
  select jsonb_build_object(
    'created', count(*) filter (where r.is_new or r.person_id is null),
    'updated', count(*) filter (where r.is_changed and not r.is_new),
    'unchanged', count(*) filter (where not r.is_new and not r.is_changed and r.person_id is not null),
    'skipped', flawed,
    'invited', invited,
    'crews', cardinality(new_crews)
  ) into counts
  from app.import_rows r where r.run = import_run;
  delete from app.import_rows r where r.run = import_run;
  delete from app.import_flaws f where f.run = import_run;

  if mode = 'check' then
    return jsonb_build_object('verdict', 'checked', 'counts', counts, 'flaws', flaws, 'new_crews', to_jsonb(new_crews));
  elsif mode = 'all' and flawed > 0 then
    return app.refused('flawed_rows') || jsonb_build_object('flaws', flaws);
  end if;
  insert into public.people_imports (id, company_id, imported_by, file_name, counts)
  values (import_run, company, app.my_person_id(), import ->> 'file_name', counts);
  return jsonb_build_object('verdict', 'applied', 'counts', counts, 'flaws', flaws, 'new_crews', to_jsonb(new_crews));
end
$$;
comment on function public.import_people(jsonb) is
  'An admin brings in people from a file: {id (the device''s, so that a repeat imports nothing twice), file_name, mode, create_crews, invite, currency, rows: [{line, first_name, last_name, email, phone, role, crew, language, employee_number, starts_on, rate}]}. mode check: judges and writes nothing (its unchanged counts everybody who is here already); all: imports all rows or none; good: imports those without a flaw. Each flaw is {line, field, code, detail}. Nobody''s role or rate changes by a file. Verdict checked, applied, replayed or refused (not_allowed, invalid_input with the field in detail, flawed_rows with the flaws).';

grant execute on function public.import_people(jsonb) to authenticated;
