create or replace function app.is_asked_of(words text, type text) returns boolean
language sql immutable set search_path = ''
as $$
  select words is null or position(' ' || lower(words) || ' ' in ' ' || lower(type) || ' ') > 0
$$;

comment on function app.is_asked_of(text, text) is
  'True when a checklist for equipment whose type has these words is asked of a type, such as lift of Scissor lift, '
  'and not of Forklift. packages/domain (checklists/is-asked-of.ts) has the same rule.';
