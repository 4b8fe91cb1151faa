create or replace function public.record_comments(
  record_kind text, record_id uuid, before public.instant default null, before_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  page constant integer := 50;
  found jsonb;
begin
  if not app.may_with_record('read', record_kind, record_id) then
    return app.refused('not_found');
  end if;
  select coalesce(jsonb_agg(app.comment_json(c) order by c.made_at, c.id), '[]') into found
  from (
    select * from public.comments l
    where l.company_id = company and l.record_kind = record_comments.record_kind
      and l.record_id = record_comments.record_id
      and (before is null or (l.made_at, l.id)
        < (before, coalesce(before_id, '00000000-0000-0000-0000-000000000000'::uuid)))
    order by l.made_at desc, l.id desc
    limit page + 1
  ) c;
  return jsonb_build_object(
    'verdict', 'ok',
    'may_comment', app.may_with_record('comment', record_kind, record_id),
    'may_attach', app.may_with_record('attach', record_kind, record_id),
    'has_older', jsonb_array_length(found) > page,
    'files', app.record_files(company, record_kind, record_id),
    'comments', case when jsonb_array_length(found) > page then found - 0 else found end
  );
end
$$;

comment on function public.record_comments(text, uuid, public.instant, uuid) is
  'The last 50 comments on a record, oldest first, or those before a comment named by its made_at and id, with their '
  'files and those of the record itself. Refused with not_found for whoever may not read the record.';

grant execute on function public.record_comments(text, uuid, public.instant, uuid) to authenticated;
