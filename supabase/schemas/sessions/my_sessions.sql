create or replace function public.my_sessions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.has_left() then
    return '[]'::jsonb;
  end if;
  return app.sessions_of(auth.uid());
end
$$;

comment on function public.my_sessions() is
  'Where the caller''s login is signed in, last used first.';

grant execute on function public.my_sessions() to authenticated;
