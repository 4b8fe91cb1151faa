create or replace function public.my_inbox() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if company is null or app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'kind', f.kind, 'arguments', f.arguments, 'at', app.instant(f.created_at),
      'is_read', f.read_at is not null
    ) order by f.created_at desc, f.id desc), '[]')
    from (
      select i.* from public.inbox_items i
      where i.company_id = company and i.person_id = app.my_person_id()
        -- A message could contain details of records that support isn't shown.
        and not app.is_visit() and app.may_see_inbox_item(i)
      order by i.created_at desc, i.id desc limit 100
    ) f
  ));
end
$$;

comment on function public.my_inbox() is
  'The caller''s 100 newest messages of the last 60 days about what they may still read; none in a support visit. '
  'Answers {items} or refused (not_allowed).';

grant execute on function public.my_inbox() to authenticated;
