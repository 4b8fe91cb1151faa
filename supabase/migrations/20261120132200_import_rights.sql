-- The parts of an import run with the rights of import_people, which alone calls them; and what waits
-- to be mailed is found company by company, as everything is.

alter function app.find_field_flaws(uuid, uuid, boolean) security invoker;
alter function app.find_repeats(uuid) security invoker;
alter function app.match_people(uuid, uuid) security invoker;

drop index public.invitations_mail_due_idx;
create index invitations_mail_wanted_idx on public.invitations (company_id, mail_due_at) where mail_state = 'wanted';
