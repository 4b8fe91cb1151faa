create or replace function app.jsa_state(jsa public.jsas, at timestamptz) returns text
language sql immutable set search_path = ''
as $$
  select case
    when jsa.ended_at is not null then 'ended'
    when jsa.ends_at <= at then 'expired'
    when jsa.is_high_risk and jsa.approved_at is null then 'waiting'
    when jsa.signed = 0 then 'unsigned'
    else 'active'
  end
$$;

comment on function app.jsa_state(public.jsas, timestamptz) is
  'unsigned, waiting (for approval, as high energy demands), active, expired or ended.';
