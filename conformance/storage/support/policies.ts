/** Policies of the tests: each person has a folder in buckets named `own-…`. */
export const policies = `
create policy probe_own on storage.objects for all to authenticated
  using (bucket_id like 'own-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy probe_drop on storage.objects for insert to authenticated
  with check (bucket_id like 'drop-%');
create policy probe_noted on storage.objects for insert to authenticated
  with check (bucket_id like 'noted-%' and user_metadata ->> 'site' = 'north'
    and coalesce((metadata ->> 'contentLength')::int, 0) <= 100);
create policy probe_seen on storage.objects for select to authenticated
  using (bucket_id like 'seen-%');
`;
