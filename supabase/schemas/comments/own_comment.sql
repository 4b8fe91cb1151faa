create or replace function app.own_comment(comment_id uuid) returns public.comments
language plpgsql security definer set search_path = ''
as $$
declare
  held public.comments;
begin
  select * into held from public.comments c
  where c.company_id = app.my_company_id() and c.id = own_comment.comment_id
  for update;
  if held.id is null or not app.may_with_record('read', held.record_kind, held.record_id) then
    return null;
  end if;
  return held;
end
$$;

comment on function app.own_comment(uuid) is
  'A comment that the caller may read, locked for a change; null where there is none.';
