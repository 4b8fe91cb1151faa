create or replace function public.mark_inbox(item uuid, is_read boolean default true, with_older boolean default false)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  marked public.inbox_items;
begin
  if company is null or app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into marked from public.inbox_items i
  where i.company_id = company and i.person_id = app.my_person_id() and i.id = item;
  if marked.id is null then
    return app.refused('not_found');
  end if;
  update public.inbox_items i set read_at = case when is_read then now() end
  where i.company_id = company and i.person_id = marked.person_id
    and (i.read_at is not null) is distinct from is_read
    and (i.id = marked.id or with_older and (i.created_at, i.id) < (marked.created_at, marked.id));
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.mark_inbox(uuid, boolean, boolean) is
  'Marks one of the caller''s messages as read or unread, or with all older ones: what came after the newest that '
  'someone saw stays unread. Again is the same. Verdict applied or refused (not_allowed, not_found).';

grant execute on function public.mark_inbox(uuid, boolean, boolean) to authenticated;
