create or replace function public.save_calendar_feed(secret_hash text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_company_id() is null then
    return app.refused('not_allowed');
  end if;
  if secret_hash is null or secret_hash !~ '^[0-9a-f]{64}$' then
    return app.refused_with_detail('invalid_input', 'secret_hash');
  end if;
  insert into app.calendar_feeds as f (user_id, secret_hash)
  values ((select auth.uid()), decode(save_calendar_feed.secret_hash, 'hex'))
  on conflict (user_id) do update set secret_hash = excluded.secret_hash, created_at = now(), last_read_at = null
  where f.secret_hash <> excluded.secret_hash;
  return jsonb_build_object('verdict', 'applied');
exception
  -- Someone else's secret: the response only says that it can't be used.
  when unique_violation then
    return app.refused_with_detail('invalid_input', 'secret_hash');
end
$$;

comment on function public.save_calendar_feed(text) is
  'Shows the caller''s shifts to whoever has an address: the SHA-256 of the secret in it, in hex. The address '
  'that was there before ends; the same one again changes nothing. Verdict applied or refused (not_allowed, '
  'invalid_input).';

grant execute on function public.save_calendar_feed(text) to authenticated;
