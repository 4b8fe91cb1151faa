-- A change always applies "from this moment on" and replaces one that was planned for later.
create or replace function app.start_of_day(company uuid, day date) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(day, (now() at time zone s.time_zone)::date)::timestamp at time zone s.time_zone
    from public.company_settings s where s.company_id = company
  );
end
$$;

comment on function app.start_of_day(uuid, date) is
  'When a day, today unless said, begins where the company is.';
