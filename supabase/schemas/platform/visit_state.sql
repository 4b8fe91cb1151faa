create or replace function app.visit_state(visit app.support_visits) returns text
language sql stable
as $$
  select case
    when visit.consent = 'refused' then 'refused'
    when visit.begun_at is null then case
      when visit.ended_at is null and visit.asked_at > now() - interval '24 hours' then 'waiting' else 'withdrawn'
    end
    when visit.ended_at is not null or visit.until <= now() then 'over'
    else 'open'
  end
$$;

comment on function app.visit_state(app.support_visits) is
  'Where a support visit is: waiting for consent, refused, withdrawn or unanswered for a day, open, or over.';
