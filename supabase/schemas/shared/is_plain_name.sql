-- A company's name appears in the mails that it can have sent to anyone.
create or replace function app.is_plain_name(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select not coalesce(
    -- Includes marks that change the text direction.
    name ~ '[[:cntrl:]\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    or name ~* '://|\mwww\.|[[:alnum:]]\.[a-z]{2,}/'
    -- Text that mail programs turn into a link.
    or name ~* '[[:alnum:]]\.(com|net|org|info|biz|io|co|app|dev|xyz|top|site|online|shop'
      '|store|link|click|live|me|us|uk|mx|es|eu|de|ru|cn|tk)\M'
    or name ~ '[^[:space:]@]@[^[:space:]@]',
    false
  )
$$;

comment on function app.is_plain_name(text) is
  'Whether a name that goes into mails holds no control characters, web address or email address.';

-- A check constraint runs as the role that writes the row.
grant execute on function app.is_plain_name(text) to service_role;
