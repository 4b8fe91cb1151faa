create or replace function app.certainly_differ(
  number_key text, emails text[], phone_key text, other_number_key text, other_emails text[], other_phone_key text
) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(number_key <> other_number_key, false)
    or (cardinality(emails) > 0 and cardinality(other_emails) > 0 and not emails && other_emails)
    or coalesce(phone_key <> other_phone_key, false)
$$;

comment on function app.certainly_differ(text, text[], text, text, text[], text) is
  'Whether two people of one name are two: both have a number, an address or a phone, and another one.';
