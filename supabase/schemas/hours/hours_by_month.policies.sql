-- Withheld: everything, from everyone; reports read it within their scope.
grant select on public.hours_by_month to service_role;
