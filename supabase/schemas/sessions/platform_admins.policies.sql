grant select, insert, update, delete on public.platform_admins to service_role;
-- Withheld: everything, from everyone.

create trigger audit after insert or update or delete on public.platform_admins
  for each row execute function app.audit_row('');
create trigger belongs_to_no_company before insert on public.platform_admins
  for each row execute function app.refuse_member_as_platform_admin();
