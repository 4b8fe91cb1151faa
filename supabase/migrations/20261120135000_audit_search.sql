-- Finding in the audit who changed what: by the person who did it or whom it is about, by record, by
-- time and by the words of a change; and taking the answer away as a file, which is recorded too.

-- About whom -------------------------------------------------------------------------------------

alter table public.audit_events add column person_id uuid;
comment on column public.audit_events.person_id is
  'The person whom the changed row belongs to; an update names only what changed, so this says about whom. Null where the author stays unknown.';
alter table public.audit_events drop constraint audit_events_action_check;
alter table public.audit_events add constraint audit_events_action_check
  check (action in ('insert', 'update', 'delete', 'export'));
alter table public.audit_events add constraint audit_events_hides_person
  check (not actor_hidden or person_id is null);

-- What was recorded until now learns it once, from the event that tells the whole row.
alter table public.audit_events disable trigger refuse_change;
update public.audit_events e set person_id = told.person_id
from (
  select distinct on (w.subject, w.subject_id)
    w.subject, w.subject_id, (coalesce(w.after, w.before) ->> 'person_id')::uuid as person_id
  from public.audit_events w
  where coalesce(w.after, w.before) ->> 'person_id' is not null and not w.actor_hidden
  order by w.subject, w.subject_id, w.recorded_at
) told
where e.subject = told.subject and e.subject_id = told.subject_id and not e.actor_hidden;
alter table public.audit_events enable trigger refuse_change;

create or replace function app.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withheld constant text[] := string_to_array(tg_argv[0], ',') || array['version', 'updated_at'];
  hiding_column constant text := tg_argv[1];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - withheld end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - withheld end;
  whole constant jsonb := coalesce(new_row, old_row);
  is_hidden constant boolean := coalesce((whole ->> hiding_column)::boolean, false);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key)
    into old_row, new_row
    from jsonb_each(old_row) o
    where new_row -> o.key is distinct from o.value;
    if new_row is null then
      return null;
    end if;
  end if;

  insert into public.audit_events (
    company_id, recorded_at, recorded_by, actor_user_id, actor_person_id, actor_hidden,
    action, subject, subject_id, person_id, before, after
  ) values (
    case when tg_table_name = 'companies' then (whole ->> 'id')::uuid else (whole ->> 'company_id')::uuid end,
    case when is_hidden then date_trunc('hour', now()) else now() end,
    case when not is_hidden then pg_current_xact_id() end,
    case when not is_hidden then auth.uid() end,
    case when not is_hidden then app.my_person_id() end,
    is_hidden,
    lower(tg_op), tg_table_name,
    coalesce(whole ->> 'id', whole ->> 'person_id', whole ->> 'user_id', whole ->> 'company_id'),
    case when not is_hidden then (whole ->> 'person_id')::uuid end,
    old_row, new_row
  );
  return null;
end
$$;

-- A row that hides its author shows once its hour is over: whoever watched the list would otherwise
-- learn the minute.
drop policy audit_events_read on public.audit_events;
create policy audit_events_read on public.audit_events for select to authenticated
  using (
    company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin'
    and (not actor_hidden or recorded_at < date_trunc('hour', now()))
  );
grant select (person_id) on public.audit_events to authenticated;

-- Looks at places are logged in a table of their own; here they stand among the rest.
create trigger audit after insert on public.location_reads
  for each row execute function app.audit_row('');

-- Indexes ----------------------------------------------------------------------------------------

create function app.plain_words(said text) returns text
language sql immutable parallel safe
as $$
  -- What is punctuation in every locale, so that both databases find the same.
  select lower(translate(said, E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\r\n', repeat(' ', 35)))
$$;

create function app.audit_words(before jsonb, after jsonb) returns tsvector
language sql immutable parallel safe
as $$
  select strip(to_tsvector('pg_catalog.simple'::regconfig, app.plain_words(regexp_replace(
    left(concat(before::text, ' ', after::text), 6000),
    '"[a-z0-9_]+": |[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[^"]*|\\[bfnrt]',
    ' ', 'g'
  ))))
$$;
comment on function app.audit_words(jsonb, jsonb) is
  'The words of a change, for its index: of the values, without the names of columns, and without ids and instants, which nobody types.';

drop index public.audit_events_company_idx;
create index audit_events_company_idx on public.audit_events (company_id, recorded_at, id);
create index audit_events_actor_idx on public.audit_events (company_id, actor_person_id, recorded_at, id)
  where actor_person_id is not null;
create index audit_events_person_idx on public.audit_events (company_id, person_id, recorded_at, id)
  where person_id is not null;
create index audit_events_subject_idx on public.audit_events (company_id, subject, recorded_at, id);
create index audit_events_record_idx on public.audit_events (company_id, subject_id, recorded_at, id);
create index audit_events_rare_action_idx on public.audit_events (company_id, action, recorded_at, id)
  where action in ('delete', 'export');
create index audit_events_words_idx on public.audit_events using gin (app.audit_words(before, after));

-- Search -----------------------------------------------------------------------------------------

create function app.words_in(typed text) returns text[]
language sql immutable
as $$
  select array(select w from regexp_split_to_table(app.plain_words(typed), '\s+') w where w <> '')
$$;

create function app.wrong_audit_filter(filters jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wrong text;
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    return 'filters';
  end if;
  select f.key into wrong
  from jsonb_each(filters) f
  where not coalesce(case f.key
    when 'person_id' then f.value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    when 'subject' then f.value #>> '{}' ~ '^[a-z_]{1,63}$'
    when 'subject_id' then length(f.value #>> '{}') between 1 and 100
    when 'action' then f.value #>> '{}' in ('insert', 'update', 'delete', 'export')
    when 'from' then f.value #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$'
    when 'to' then f.value #>> '{}' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$'
    when 'words' then length(f.value #>> '{}') between 1 and 200
    else false
  end, false)
  limit 1;
  if wrong is null then
    -- A well-formed instant may still name no day of any calendar.
    begin
      perform (filters ->> 'from')::timestamptz, (filters ->> 'to')::timestamptz;
    exception
      when datetime_field_overflow then
        return 'from';
    end;
  end if;
  return wrong;
end
$$;
comment on function app.wrong_audit_filter(jsonb) is
  'The first filter that does not exist or has no possible value; null when all are right.';

create function app.audit_condition(company uuid, filters jsonb, before_at timestamptz, before_id uuid) returns text
language plpgsql stable set search_path = ''
as $$
begin
  -- Written out rather than passed, so that each combination is planned for the index that fits it
  -- and for the months that it reaches.
  return concat_ws(
    ' and ',
    format('e.company_id = %L and (not e.actor_hidden or e.recorded_at < %L)', company, date_trunc('hour', now())),
    'e.subject = ' || quote_literal(filters ->> 'subject'),
    'e.subject_id = ' || quote_literal(filters ->> 'subject_id'),
    'e.action = ' || quote_literal(filters ->> 'action'),
    'e.recorded_at >= ' || quote_literal((filters ->> 'from')::timestamptz),
    'e.recorded_at < ' || quote_literal((filters ->> 'to')::timestamptz),
    'e.recorded_at <= ' || quote_literal(before_at),
    '(e.recorded_at, e.id) < (' || quote_literal(before_at) || ', ' || quote_literal(before_id) || ')'
  );
end
$$;
comment on function app.audit_condition(uuid, jsonb, timestamptz, uuid) is
  'All filters but person and words as SQL over `public.audit_events e`, for what stands before a place in the list.';

create function app.newest_audit_rows(condition text, person uuid, size integer) returns setof public.audit_events
language plpgsql stable set search_path = ''
as $$
begin
  if person is null then
    return query execute format(
      'select e.* from public.audit_events e where %s order by e.recorded_at desc, e.id desc limit %s', condition, size
    );
  else
    -- One index tells what the person did, another what was done to them.
    return query execute format(
      'select * from (
         (select e.* from public.audit_events e where %1$s and e.actor_person_id = %2$L
          order by e.recorded_at desc, e.id desc limit %3$s)
         union all
         (select e.* from public.audit_events e
          where %1$s and e.person_id = %2$L and e.actor_person_id is distinct from %2$L
          order by e.recorded_at desc, e.id desc limit %3$s)
       ) e order by e.recorded_at desc, e.id desc limit %3$s',
      condition, person, size
    );
  end if;
end
$$;

create function app.audit_rows_with_words(
  company uuid, filters jsonb, before_at timestamptz, before_id uuid, size integer
) returns setof public.audit_events
language plpgsql stable set search_path = ''
as $$
declare
  looked_through constant integer := 1000;
  tokens constant text[] := app.words_in(filters ->> 'words');
  person constant uuid := filters ->> 'person_id';
  query constant tsquery := (
    select string_agg(quote_literal(t) || ':*', ' & ') from unnest(tokens) t
  )::tsquery;
  patterns constant text[] := array(select '%' || t || '%' from unnest(tokens) t);
  condition text := app.audit_condition(company, filters, before_at, before_id);
  by_person constant text := case
    when person is not null then format(' and (e.actor_person_id = %1$L or e.person_id = %1$L)', person)
    else ''
  end;
  wanted integer := size;
  found_rows public.audit_events[];
  seen integer;
  oldest_at timestamptz;
  oldest_id uuid;
  first_at timestamptz;
  month_from timestamptz;
begin
  -- A frequent word is among the newest rows; going through those costs less than the word's index,
  -- which knows no order.
  with newest as materialized (
    select * from app.newest_audit_rows(condition, person, looked_through)
  )
  select
    (select count(*) from newest),
    (select n.recorded_at from newest n order by n.recorded_at, n.id limit 1),
    (select n.id from newest n order by n.recorded_at, n.id limit 1),
    array(
      select n from newest n
      where lower(concat(n.before::text, n.after::text)) like all (patterns)
        and app.audit_words(n.before, n.after) @@ query
      order by n.recorded_at desc, n.id desc limit wanted
    )
  into seen, oldest_at, oldest_id, found_rows;
  return query select f.* from unnest(found_rows) f;
  wanted := wanted - cardinality(found_rows);
  if wanted <= 0 or seen < looked_through then
    return;
  end if;

  -- A rare one is looked up, month by month, so that one that was frequent once costs a month at most.
  condition := app.audit_condition(company, filters, oldest_at, oldest_id);
  execute format(
    'select e.recorded_at from public.audit_events e where %s order by e.recorded_at, e.id limit 1',
    app.audit_condition(company, filters - array['subject', 'subject_id', 'action'], null, null)
  ) into first_at;
  month_from := date_trunc('month', oldest_at, 'UTC');
  while wanted > 0 loop
    return query execute format(
      'with found as materialized (
         select e.* from public.audit_events e
         where %s and e.recorded_at >= %L and e.recorded_at < %L%s
           and app.audit_words(e.before, e.after) @@ %L::tsquery
       )
       select * from found e order by e.recorded_at desc, e.id desc limit %s',
      condition, month_from, month_from + interval '1 month 1 day', by_person, query, wanted
    );
    get diagnostics seen = row_count;
    wanted := wanted - seen;
    exit when month_from <= first_at;
    condition := app.audit_condition(company, filters || jsonb_build_object('to', app.instant(month_from)), null, null);
    month_from := date_trunc('month', month_from - interval '1 day', 'UTC');
  end loop;
end
$$;

create function app.audit_rows(company uuid, filters jsonb, after text, size integer) returns setof public.audit_events
language plpgsql stable set search_path = ''
as $$
declare
  before_at constant timestamptz := case
    when after ~ '^\d{1,17}:[0-9a-f-]{36}$' then
      timestamptz 'epoch' + split_part(after, ':', 1)::bigint * interval '1 microsecond'
  end;
  before_id constant uuid := case when before_at is not null then split_part(after, ':', 2)::uuid end;
begin
  if cardinality(app.words_in(filters ->> 'words')) > 0 then
    return query select * from app.audit_rows_with_words(company, filters, before_at, before_id, size);
  else
    return query select * from app.newest_audit_rows(
      app.audit_condition(company, filters, before_at, before_id), (filters ->> 'person_id')::uuid, size
    );
  end if;
end
$$;
comment on function app.audit_rows(uuid, jsonb, text, integer) is
  'A company''s audit, newest first, as far as filters let through, after the row that a cursor names.';

create function app.audit_names(company uuid, rows public.audit_events[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[];
  named text;
  names jsonb;
  more jsonb;
begin
  select array_agg(distinct m.id::uuid) into ids
  from unnest(rows) r
  cross join lateral (
    select r.actor_person_id::text as id
    union all select r.person_id::text
    union all select r.subject_id
    union all select v.value from jsonb_each_text(coalesce(r.before, '{}')) v
    union all select v.value from jsonb_each_text(coalesce(r.after, '{}')) v
  ) m
  where m.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  select jsonb_object_agg(p.person_id, trim(p.first_name || ' ' || p.last_name)) into names
  from public.profiles p where p.company_id = company and p.person_id = any (ids);
  -- Whatever else of the company has a name; a page tells of few kinds.
  for named in
    select c.relname::text
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (a.attname, a.atttypid) in (('id', 'uuid'::regtype), ('company_id', 'uuid'::regtype), ('name', 'text'::regtype))
    group by c.relname
    having count(*) = 3
  loop
    execute format(
      'select jsonb_object_agg(t.id, t.name) from public.%I t where t.company_id = $1 and t.id = any ($2)', named
    ) into more using company, ids;
    names := coalesce(names, '{}') || coalesce(more, '{}');
  end loop;
  return names;
end
$$;
comment on function app.audit_names(uuid, public.audit_events[]) is
  'What the people and records that rows mention are called now, by id; only those of the company.';

create function app.audit_answer(company uuid, filters jsonb, after text, size integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  rows public.audit_events[];
  last_row public.audit_events;
begin
  select array_agg(r order by r.recorded_at desc, r.id desc) into rows
  from app.audit_rows(company, filters, after, size + 1) r;
  if cardinality(rows) > size then
    rows := rows[:size];
    last_row := rows[size];
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', r.id,
          'at', app.instant(r.recorded_at),
          'actor', case
            when r.actor_hidden then jsonb_build_object('kind', 'hidden')
            when r.actor_person_id is not null then jsonb_build_object('kind', 'person', 'person_id', r.actor_person_id)
            when k.id is not null then jsonb_build_object('kind', 'kiosk', 'name', k.name)
            when r.actor_user_id is not null then jsonb_build_object('kind', 'platform')
            else jsonb_build_object('kind', 'system')
          end,
          'action', r.action, 'subject', r.subject, 'subject_id', r.subject_id, 'person_id', r.person_id,
          'before', r.before, 'after', r.after
        ) order by r.recorded_at desc, r.id desc
      ), '[]')
      from unnest(rows) r
      left join public.kiosks k on k.company_id = company and k.user_id = r.actor_user_id
    ),
    'names', coalesce(app.audit_names(company, rows), '{}'),
    'next', case
      when last_row.id is not null then
        (extract(epoch from last_row.recorded_at) * 1000000)::bigint || ':' || last_row.id
    end
  );
end
$$;

create function public.search_audit(filters jsonb default '{}', after text default null, page_size integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.wrong_audit_filter(filters);
begin
  if company is null or app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;
  return app.audit_answer(company, filters, after, greatest(1, least(coalesce(page_size, 50), 200)));
end
$$;
comment on function public.search_audit(jsonb, text, integer) is
  'For an admin: the changes of the company, newest first. Filters, all optional: person_id (who did it or whom it is about), subject (the record''s kind), subject_id, action (insert, update, delete, export), from and to (instants in UTC, to exclusive), words (beginnings of words within the change). Answers {rows, names by id, next}; next given as after leads on. Refused: not_allowed, invalid_input with the filter in detail.';

create function public.export_audit(filters jsonb default '{}', after text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.wrong_audit_filter(filters);
  answer jsonb;
begin
  if company is null or app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;
  answer := app.audit_answer(company, filters, after, 1000);
  if after is null then
    insert into public.audit_events (
      company_id, recorded_by, actor_user_id, actor_person_id, action, subject, after
    ) values (
      company, pg_current_xact_id(), auth.uid(), app.my_person_id(), 'export', 'audit_events', filters
    );
  end if;
  return answer;
end
$$;
comment on function public.export_audit(jsonb, text) is
  'As search_audit, a thousand rows at a time, for a file to take away; that it began is recorded in the audit itself.';

grant execute on function public.search_audit(jsonb, text, integer), public.export_audit(jsonb, text) to authenticated;
