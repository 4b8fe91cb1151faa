create policy device_tokens_read on public.device_tokens for select to authenticated
  using (user_id = (select auth.uid()) and not (select app.has_left()));
create policy device_tokens_insert on public.device_tokens for insert to authenticated
  with check (user_id = (select auth.uid()) and not (select app.has_left()));
create policy device_tokens_update on public.device_tokens for update to authenticated
  using (user_id = (select auth.uid()) and not (select app.has_left()));
create policy device_tokens_delete on public.device_tokens for delete to authenticated
  using (user_id = (select auth.uid()));

grant select (user_id, token, platform, created_at) on public.device_tokens to authenticated;
grant insert (user_id, token, platform, created_at) on public.device_tokens to authenticated;
grant update (user_id, token, platform, created_at) on public.device_tokens to authenticated;
grant delete on public.device_tokens to authenticated;
grant select, insert, update, delete on public.device_tokens to service_role;

create trigger release_device_token after insert or update on public.device_tokens
  for each row execute function app.release_device_token();
create trigger stamp_device_token before insert or update on public.device_tokens
  for each row execute function app.stamp_device_token();
