-- A company's name stands in the mails that it has sent to anyone: "Your account is locked, see evil.example"
-- was one. Names hold no control characters, web addresses or email addresses.

-- app.is_plain_name ------------------------------------------------------------------------------

create function app.is_plain_name(name text) returns boolean
language sql immutable set search_path = ''
as $$
  select not coalesce(
    -- Also marks that turn the direction of writing.
    name ~ '[[:cntrl:]\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
    or name ~* '://|\mwww\.|[[:alnum:]]\.[a-z]{2,}/'
    -- What mail programs make a link of.
    or name ~* '[[:alnum:]]\.(com|net|org|info|biz|io|co|app|dev|xyz|top|site|online|shop|store|link|click|live|me|us|uk|mx|es|eu|de|ru|cn|tk)\M'
    or name ~ '[^[:space:]@]@[^[:space:]@]',
    false
  )
$$;
comment on function app.is_plain_name(text) is
  'Whether a name that goes into mails holds no control characters, web address or email address.';

-- companies: names -------------------------------------------------------------------------------

-- Not valid: a company that has such a name keeps it until it is changed.
alter table public.companies
  add constraint companies_name_is_plain check (app.is_plain_name(name)) not valid,
  add constraint companies_brand_name_is_plain check (
    app.is_plain_name(brand_name) and app.is_plain_name(settings #>> '{branding,brand_name}')
  ) not valid;

-- app.wrong_founding_field -----------------------------------------------------------------------

create or replace function app.wrong_founding_field(founding jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(founding) is distinct from 'object' then 'founding'
    when not coalesce(founding ->> 'company_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false) then 'company_id'
    when jsonb_typeof(founding -> 'name') is distinct from 'string'
      or length(trim(founding ->> 'name')) not between 1 and 200
      or not app.is_plain_name(founding ->> 'name') then 'name'
    when not coalesce(app.is_text_or_null(founding -> 'company_type', 100), false) then 'company_type'
    when not coalesce(app.is_text_or_null(founding -> 'address', 500), false) then 'address'
    when not app.is_given_time_zone(founding -> 'time_zone') then 'time_zone'
    when not coalesce(founding -> 'workweek_start' in ('1', '2', '3', '4', '5', '6', '7'), false) then 'workweek_start'
    when not coalesce(founding ->> 'pay_period' in ('weekly', 'biweekly', 'semimonthly', 'monthly'), false) then 'pay_period'
    when jsonb_typeof(founding -> 'first_project') is distinct from 'string'
      or length(trim(founding ->> 'first_project')) not between 1 and 200 then 'first_project'
    -- Apps from before said none.
    when founding ? 'language' and not coalesce(founding ->> 'language' in ('en', 'es'), false) then 'language'
  end;
end
$$;
