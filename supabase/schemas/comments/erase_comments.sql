-- docs/decisions/0064-what-stays-of-an-erased-authors-comments.md
create or replace function app.erase_comments(company uuid, people uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.comment_revisions r using public.comments c
  where r.company_id = company and c.company_id = company and c.id = r.comment_id and c.person_id = any (people);
  update public.comments c set body = null, mentions = '{}', deleted_at = coalesce(c.deleted_at, now())
  where c.company_id = company and c.person_id = any (people);
  update public.comments c set mentions = array(select m from unnest(c.mentions) m where m <> all (people))
  where c.company_id = company and c.mentions <> '{}' and c.mentions && people;
  update public.attachments a set person_id = null, caption = null
  where a.company_id = company and a.person_id = any (people);
end
$$;

comment on function app.erase_comments(uuid, uuid[]) is
  'Deletes what people wrote and where they are mentioned. Their files stay with the record, without an author.';
