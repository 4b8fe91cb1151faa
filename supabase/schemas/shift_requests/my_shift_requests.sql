create or replace function app.my_shift_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
begin
  return (
    select coalesce(jsonb_agg(app.shift_request_row(r) order by r.asked_at desc, r.id), '[]')
    from public.shift_requests r
    where r.company_id = company and (r.person_id = me or r.other_person_id = me)
      and (r.state in ('offered', 'waiting') or r.updated_at > now() - interval '14 days')
  );
end
$$;

comment on function app.my_shift_requests() is
  'The caller''s claims, swaps and give-aways, and swaps offered to them: open ones and those of the last 14 days.';
