create or replace function app.why_not_claim(company uuid, person uuid, id uuid, priced public.claims) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when priced.rate is null then app.refused_with_detail('no_rate', 'day')
    when priced.amount_cents < 1 then app.refused_with_detail('invalid_input', 'quantity')
    when priced.kind = 'per_diem' and exists (
      select from public.claims c
      where c.company_id = company and c.person_id = person and c.day = priced.day and c.kind = 'per_diem'
        and c.state <> 'withdrawn' and c.id <> why_not_claim.id
    ) then app.refused_with_detail('taken', 'day')
  end
$$;

comment on function app.why_not_claim(uuid, uuid, uuid, public.claims) is
  'Why a claim can''t be made as it is priced: no_rate on its day, too little to pay, or a second day away on one day '
  '(taken); null where it can.';
