create or replace function public.report_client_error(
  event_id uuid, message text, route text default null, app_version text default null, context jsonb default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address constant text := app.request_address();
begin
  -- Anyone may report errors, so the number of rows that they can add is limited.
  if event_id is null or message is null
    or pg_column_size(context) > 8000
    or (
      select count(*) from public.client_errors e
      where e.reported_from = address and e.created_at > now() - interval '1 minute'
    ) >= 30
    or (select count(*) from public.client_errors e where e.created_at > now() - interval '1 minute') >= 300
  then
    return jsonb_build_object('verdict', 'refused', 'reason', 'invalid_input');
  end if;
  insert into public.client_errors (
    id, company_id, user_id, route, message, app_version, user_agent, context, reported_from
  )
  values (
    event_id, (app.who_asks(may_be_suspended => true, may_be_unfit => true)).company_id, auth.uid(),
      left(route, 500), left(message, 2000),
      left(app_version, 50),
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-user-agent', 300),
    coalesce(context, '{}'), left(address, 50)
  )
  on conflict (id) do nothing;
  -- Deletes a few old rows with each report, so that the table shrinks even if no server cleans up.
  delete from public.client_errors e
  where e.id in (
    select old.id from public.client_errors old
    where old.created_at < now() - interval '30 days' order by old.created_at limit 20
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.report_client_error(uuid, text, text, text, jsonb) is
  'Stores an app''s error under the id shown to the person, for 30 days. At most 30 a minute from one address and '
  '300 in all; verdict applied or refused.';

grant execute on function public.report_client_error(uuid, text, text, text, jsonb) to anon, authenticated;
