create or replace function app.judge_swap(mine public.published_shifts, theirs public.published_shifts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'verdict', case
      when 'blocked' in (a ->> 'verdict', b ->> 'verdict') then 'blocked'
      when 'warned' in (a ->> 'verdict', b ->> 'verdict') then 'warned' else 'ok' end,
    'reasons', (a -> 'reasons') || (b -> 'reasons')
  )
  from (
    select
      app.judge_planned(mine.company_id, app.claimed_content(theirs, mine.person_id), true, array[mine.id]) as a,
      app.judge_planned(mine.company_id, app.claimed_content(mine, theirs.person_id), true, array[theirs.id]) as b
  ) j
$$;

comment on function app.judge_swap(public.published_shifts, public.published_shifts) is
  'The judgement of a swap as if it had happened, of both people.';
