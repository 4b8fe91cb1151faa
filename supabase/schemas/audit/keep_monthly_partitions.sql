create or replace function app.keep_monthly_partitions(parent text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  month timestamp;
  partition text;
begin
  perform pg_advisory_xact_lock(hashtextextended('partitions:' || parent, 0));
  for month in
    select date_trunc('month', now() at time zone 'UTC') + n * interval '1 month' from generate_series(0, 3) as n
  loop
    partition := parent || '_' || to_char(month, 'YYYY_MM');
    -- Rows of a month whose partition wasn't created in time stay in the default partition, which then serves that
    -- month.
    begin
      if to_regclass('app.' || partition) is null then
        execute format(
          'create table app.%I partition of public.%I for values from (%L) to (%L)',
          partition, parent, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'
        );
        execute format('alter table app.%I enable row level security', partition);
      end if;
    exception
      when check_violation then
        null;
    end;
  end loop;
end
$$;

comment on function app.keep_monthly_partitions(text) is
  'Makes the partitions of a table for this month and the next three.';
