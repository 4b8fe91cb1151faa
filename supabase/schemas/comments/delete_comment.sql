create or replace function public.delete_comment(comment_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.comments;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  held := app.own_comment(comment_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  if held.person_id <> app.my_person_id() then
    return app.refused('not_allowed');
  end if;
  if held.deleted_at is not null then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  update public.comments c set deleted_at = now() where c.company_id = held.company_id and c.id = held.id;
  update public.attachments a set deleted_at = now()
  where a.company_id = held.company_id and a.comment_id = held.id and a.deleted_at is null;
  perform pg_notify('erased_folders', '');
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.delete_comment(uuid) is
  'The author deletes a comment with its files. A mark stays, so that others see that something was there. Verdict '
  'applied, replayed, or refused (not_allowed, not_found).';

grant execute on function public.delete_comment(uuid) to authenticated;
