-- Mirrors kioskStatement of packages/contract (kiosk-time.ts): people's statements are part of the proof, so a tablet
-- can't submit another answer with it.
create or replace function app.kiosk_statement(act jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case act ->> 'kind'
    when 'breaks' then concat_ws(
      ' ', 'breaks', act ->> 'workday', coalesce(act -> 'answers' ->> 'first_meal', '-'),
      coalesce(act -> 'answers' ->> 'second_meal', '-'), coalesce(act -> 'answers' ->> 'rest', '-')
    )
    when 'sign' then concat_ws(' ', 'sign', act ->> 'period_from', act ->> 'content_hash', act ->> 'wording')
    when 'notice' then concat_ws(' ', 'notice', act ->> 'version', act ->> 'choice', act ->> 'language')
    else 'hours'
  end
$$;

comment on function app.kiosk_statement(jsonb) is
  'What a person at a kiosk says or asks, as the text that the proof of their PIN is made of.';
