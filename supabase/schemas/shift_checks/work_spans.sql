create or replace function app.work_spans(works jsonb, zone text, week_from date, workday_starts_at text)
returns app.work_span[]
language plpgsql stable set search_path = ''
as $$
declare
  begins constant time := coalesce(workday_starts_at, '00:00')::time;
  -- Epoch minutes at which the workdays of the week begin, and the next week.
  days constant bigint[] := array(
    select floor(extract(epoch from app.local_instant(week_from + d + begins, zone)) / 60)
    from generate_series(0, 7) d order by d
  );
  work record;
  part record;
  block integer := 0;
  last_end bigint;
  floating bigint;
  cut bigint;
  at bigint;
  spans app.work_span[] := '{}';
begin
  for work in
    select floor(extract(epoch from (w ->> 'from')::timestamptz) / 60)::bigint as starts,
      floor(extract(epoch from (w ->> 'to')::timestamptz) / 60)::bigint as ends,
      (w ->> 'break_minutes')::integer as rest
    from jsonb_array_elements(works) w
    order by 1, 2
  loop
    if last_end is null or work.starts > last_end then
      block := block + 1;
    end if;
    work.starts := greatest(work.starts, coalesce(last_end, work.starts));
    continue when work.ends <= work.starts;
    last_end := work.ends;
    work.rest := least(work.rest, work.ends - work.starts);
    -- The unpaid break is in the middle.
    cut := work.starts + (work.ends - work.starts - work.rest) / 2;
    for part in
      select greatest(p.starts, days[1]) as starts, least(p.ends, days[8]) as ends
      from (values (work.starts, cut), (cut + work.rest, work.ends)) p (starts, ends)
    loop
      at := part.starts;
      while at < part.ends loop
        if workday_starts_at is not null then
          select max(d) into floating from unnest(days) d where d <= at;
          select min(d) into cut from unnest(days) d where d > at;
        else
          if floating is null or at >= floating + 1440 then
            floating := at;
          end if;
          cut := floating + 1440;
        end if;
        spans := spans || row(at, least(part.ends, cut), floating, block)::app.work_span;
        at := least(part.ends, cut);
      end loop;
    end loop;
  end loop;
  return spans;
end
$$;

comment on function app.work_spans(jsonb, text, date, text) is
  'Work of a week without its breaks, cut where workdays begin: epoch minutes, the workday''s first minute, and which '
  'work touches which.';
