create or replace function app.company_today(company uuid) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select (now() at time zone s.time_zone)::date from public.company_settings s where s.company_id = company);
end
$$;

comment on function app.company_today(uuid) is
  'The date in a company''s zone now.';
