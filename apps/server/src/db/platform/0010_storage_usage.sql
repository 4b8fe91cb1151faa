-- What a person and a company have uploaded is counted before they upload more: by whose objects they
-- are, and by the first folder, which in every bucket is the company's.

set role supabase_storage_admin;

create index idx_objects_owner_id on storage.objects (owner_id);
create index idx_objects_first_folder on storage.objects ((path_tokens[1]));

reset role;
