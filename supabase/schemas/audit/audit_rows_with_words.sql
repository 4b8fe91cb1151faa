create or replace function app.audit_rows_with_words(
  company uuid, filters jsonb, before_at timestamptz, before_id uuid, size integer
) returns setof public.audit_events
language plpgsql stable set search_path = ''
as $$
declare
  looked_through constant integer := 1000;
  tokens constant text[] := app.words_in(filters ->> 'words');
  person constant uuid := filters ->> 'person_id';
  subjects constant text[] := coalesce(string_to_array(filters ->> 'word_subjects', ' '), '{}');
  values_meant constant text[] := coalesce(string_to_array(filters ->> 'word_values', ' '), '{}');
  query constant tsquery := (
    select '(' || string_agg(quote_literal(t) || ':*', ' & ') || ')' from unnest(tokens) t
  ) || array_to_string(array(select ' | ' || quote_literal(v) from unnest(values_meant) v), '');
  patterns constant text[] := array(
    select '%' || t || '%' from unnest(tokens) t where values_meant = '{}'
  );
  by_words constant text := format('app.audit_words(e.before, e.after) @@ %L::tsquery', query);
  matches constant text := case
    when subjects = '{}' then by_words
    else format('(e.subject = any (%L::text[]) or %s)', subjects, by_words)
  end;
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
  -- A frequent word is in some of the newest rows; going through those costs less than the word's index, which has no
  -- order.
  with newest as materialized (
    select * from app.newest_audit_rows(condition, person, looked_through)
  )
  select
    (select count(*) from newest),
    (select n.recorded_at from newest n order by n.recorded_at, n.id limit 1),
    (select n.id from newest n order by n.recorded_at, n.id limit 1),
    array(
      select n from newest n
      where n.subject = any (subjects)
        or (
          lower(concat(n.before::text, n.after::text)) like all (patterns)
          and app.audit_words(n.before, n.after) @@ query
        )
      order by n.recorded_at desc, n.id desc limit wanted
    )
  into seen, oldest_at, oldest_id, found_rows;
  return query select f.* from unnest(found_rows) f;
  wanted := wanted - cardinality(found_rows);
  if wanted <= 0 or seen < looked_through then
    return;
  end if;

  -- A rare word is looked up month by month, so one that was frequent earlier costs at most a month's rows.
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
         where %s and e.recorded_at >= %L and e.recorded_at < %L%s and %s
       )
       select * from found e order by e.recorded_at desc, e.id desc limit %s',
      condition, month_from, month_from + interval '1 month 1 day', by_person, matches, wanted
    );
    get diagnostics seen = row_count;
    wanted := wanted - seen;
    exit when month_from <= first_at;
    condition := app.audit_condition(company, filters || jsonb_build_object('to', app.instant(month_from)), null,
      null);
    month_from := date_trunc('month', month_from - interval '1 day', 'UTC');
  end loop;
end
$$;

comment on function app.audit_rows_with_words(uuid, jsonb, timestamptz, uuid, integer) is
  'The newest rows of the audit that have all the words of a search, or are of a kind or have a value that the words '
  'name in the reader''s language.';
