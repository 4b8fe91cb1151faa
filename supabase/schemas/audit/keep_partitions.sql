create or replace function app.keep_partitions() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_monthly_partitions('audit_events');
  perform app.keep_monthly_partitions('punch_locations');
end
$$;

comment on function app.keep_partitions() is
  'Makes the partitions of this month and the next three. The server calls it at its start and every day.';
