create or replace function public.edit_comment(change_id uuid, comment_id uuid, body text, mentions uuid[])
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held public.comments;
begin
  if app.my_role() is null or change_id is null then
    return app.refused('not_allowed');
  end if;
  held := app.own_comment(comment_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  if held.person_id <> app.my_person_id() then
    return app.refused('not_allowed');
  end if;
  if exists (
    select from public.comment_revisions r where r.company_id = held.company_id and r.id = edit_comment.change_id
  ) then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  if held.deleted_at is not null then
    return app.refused('wrong_state');
  end if;
  if coalesce(length(trim(body)), 0) not between 1 and 4000 then
    return app.refused_with_detail('invalid_input', 'body');
  end if;
  if coalesce(cardinality(mentions), 0) > 50 or array_position(mentions, null) is not null
    -- People who were mentioned before may have left since.
    or not coalesce(mentions, '{}') <@ (app.readers_of_record(held.record_kind, held.record_id) || held.mentions)
  then
    return app.refused_with_detail('invalid_input', 'mentions');
  end if;
  insert into public.comment_revisions (company_id, id, comment_id, body, mentions)
  values (held.company_id, change_id, held.id, held.body, held.mentions);
  update public.comments c set
    body = trim(edit_comment.body), mentions = coalesce(edit_comment.mentions, '{}'), edited_at = now()
  where c.company_id = held.company_id and c.id = held.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.edit_comment(uuid, uuid, text, uuid[]) is
  'The author changes a comment; what it said before is kept. Verdict applied, replayed for a change that is known, '
  'or refused (not_allowed, not_found, wrong_state, invalid_input).';

grant execute on function public.edit_comment(uuid, uuid, text, uuid[]) to authenticated;
