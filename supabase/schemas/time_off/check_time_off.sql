create or replace function public.check_time_off(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  judged record;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  judged := app.judge_time_off(company, app.my_person_id(), request);
  return coalesce(judged.refusal, jsonb_build_object('verdict', 'ok', 'minutes', judged.wanted));
end
$$;

comment on function public.check_time_off(jsonb) is
  'What request_time_off would answer, while it is typed; changes nothing. Verdict ok with the minutes that it takes '
  'from the balance, or refused for the same reasons.';

grant execute on function public.check_time_off(jsonb) to authenticated;
