create or replace function app.open_visit_of_caller() returns app.support_visits
language sql stable security definer set search_path = ''
as $$
  select v from app.support_visits v
  where v.admin_user_id = auth.uid() and v.ended_at is null
    and case when v.consent = 'waiting' then v.asked_at > now() - interval '24 hours' else v.until > now() end
  order by v.asked_at desc limit 1
$$;

comment on function app.open_visit_of_caller() is
  'The support visit that the caller has under way, or that waits for consent, which it does for 24 hours.';
