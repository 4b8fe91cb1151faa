create or replace function app.is_file_held(file public.attachments) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  hold record;
begin
  select * into hold from app.held(file.company_id);
  return hold.is_whole or coalesce(file.person_id = any (hold.people), false)
    or app.is_on_project(file.company_id, file.record_id, hold.projects);
end
$$;

comment on function app.is_file_held(public.attachments) is
  'Whether a legal hold keeps a file whose record or comment was deleted.';
