create or replace function app.may_read_attachment(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  declared public.attachments;
begin
  select * into declared from public.attachments a
  where a.company_id = app.my_company_id() and a.path = may_read_attachment.path and a.deleted_at is null;
  return declared.id is not null and app.may_with_record('read', declared.record_kind, declared.record_id);
end
$$;

comment on function app.may_read_attachment(text) is
  'True when the caller may read the record to which the file of this name belongs.';

grant execute on function app.may_read_attachment(text) to authenticated;
