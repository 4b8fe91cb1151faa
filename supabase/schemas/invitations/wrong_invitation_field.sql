create or replace function app.wrong_invitation_field(
  first_name text, last_name text, email text, phone text, role text, language text, valid_days integer, way text
) returns text
language sql immutable set search_path = ''
as $$
  select case
    when length(first_name) > 100 or trim(coalesce(first_name, '') || coalesce(last_name, '')) = '' then 'first_name'
    when length(last_name) > 100 then 'last_name'
    when coalesce(way not in ('link', 'mail', 'none'), true) then 'way'
    when email !~ '^[^@\s]+@[^@\s]+$' or length(email) > 320 or (email is null and way = 'mail') then 'email'
    when length(phone) > 50 then 'phone'
    when coalesce(role not in ('employee', 'supervisor', 'admin'), true) then 'role'
    when not app.is_language(language) then 'language'
    when coalesce(valid_days not between 1 and 90, true) then 'valid_days'
  end
$$;

comment on function app.wrong_invitation_field(text, text, text, text, text, text, integer, text) is
  'The first field of an invitation that is not acceptable; null when all are.';
