create or replace function app.shift_block(planned jsonb, starts timestamptz, ends timestamptz) returns tstzrange
language plpgsql stable set search_path = ''
as $$
declare
  first_start timestamptz := starts;
  last_end timestamptz := ends;
  next timestamptz;
begin
  loop
    select min(o.starts_at) into next
    from jsonb_to_recordset(planned) as o (starts_at timestamptz, ends_at timestamptz)
    where o.ends_at = first_start and o.starts_at < first_start;
    exit when next is null;
    first_start := next;
  end loop;
  loop
    select max(o.ends_at) into next
    from jsonb_to_recordset(planned) as o (starts_at timestamptz, ends_at timestamptz)
    where o.starts_at = last_end and o.ends_at > last_end;
    exit when next is null;
    last_end := next;
  end loop;
  return tstzrange(first_start, last_end);
end
$$;

comment on function app.shift_block(jsonb, timestamptz, timestamptz) is
  'From the first to the last minute of shifts that touch: they count as one.';
