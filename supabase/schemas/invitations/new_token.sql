create or replace function app.new_token() returns text
language sql volatile set search_path = ''
as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
$$;

comment on function app.new_token() is
  '244 random bits as 64 hexadecimal digits.';
