grant select, insert, delete on public.comment_revisions to service_role;
-- Withheld: everything. Old versions are for the company's admin and the court, not for screens.
