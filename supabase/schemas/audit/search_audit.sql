create or replace function public.search_audit(
  filters jsonb default '{}', after text default null, page_size integer default 50
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.wrong_audit_filter(filters);
begin
  if company is null or app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  return app.audit_answer(company, filters, after, greatest(1, least(coalesce(page_size, 50), 200)));
end
$$;

comment on function public.search_audit(jsonb, text, integer) is
  'For an admin: the changes of the company, newest first. Filters, all optional: person_id (who did it or whom it '
  'is about), subject (the record''s kind), subject_id, action (insert, update, delete, export; read: who looked at '
  'what is kept of people, a subject that ends in _reads; change: all but that), from and to (instants in UTC, to '
  'exclusive), words (beginnings of words within the change), and word_subjects and word_values (up to 20 kinds of '
  'records and values of ours, with spaces, that the words name in the reader''s language). Answers '
  '{rows, names by id, next}; next given as after leads on. Refused: not_allowed, invalid_input with the filter in '
  'detail.';

grant execute on function public.search_audit(jsonb, text, integer) to authenticated;
