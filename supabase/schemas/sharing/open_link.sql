create or replace function app.open_link(secret text, is_view boolean) returns public.public_links
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found public.public_links;
begin
  select * into found from public.public_links l
  where l.secret_hash = sha256(convert_to(secret, 'UTF8')) and l.revoked_at is null and l.expires_at > now();
  perform app.refuse_suspended(found.company_id);
  if is_view and found.id is not null then
    update public.public_links l set views = l.views + 1, last_viewed_at = now()
    where l.company_id = found.company_id and l.id = found.id;
  end if;
  return found;
end
$$;

comment on function app.open_link(text, boolean) is
  'The link that a secret opens, counted as a view if asked; null for an unknown, expired or revoked one alike.';
