create or replace function app.shown_in_visit(answer jsonb, withheld text[]) returns jsonb
language sql stable
as $$
  select case when app.is_visit() then answer - withheld else answer end
$$;

comment on function app.shown_in_visit(jsonb, text[]) is
  'An answer, in a support visit without what is withheld there.';
