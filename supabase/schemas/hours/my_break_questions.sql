create or replace function public.my_break_questions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'days', app.break_questions_of(company, app.my_person_id()));
end
$$;

comment on function public.my_break_questions() is
  'The breaks of the caller''s last two weeks that were due and are neither recorded nor answered, by workday, for '
  'answer_breaks. Verdict ok or refused (not_allowed).';

grant execute on function public.my_break_questions() to authenticated;
