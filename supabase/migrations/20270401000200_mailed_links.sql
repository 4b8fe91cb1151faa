-- A public link that was sent by mail: to whom, and what became of the mail.

alter table public.public_links
  add column mail text check (length(mail) between 3 and 320),
  add column mail_state text check (mail_state in ('queued', 'sent', 'failed')),
  add column mail_error text check (length(mail_error) <= 1000),
  add constraint public_links_mail check ((mail is null) = (mail_state is null)) not valid;
alter table public.public_links validate constraint public_links_mail;
