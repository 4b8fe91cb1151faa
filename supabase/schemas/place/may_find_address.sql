create or replace function public.may_find_address() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.my_role() is not distinct from 'admin'
$$;

comment on function public.may_find_address() is
  'True when the caller may look up addresses: admins, who alone draw job sites.';

grant execute on function public.may_find_address() to authenticated;
