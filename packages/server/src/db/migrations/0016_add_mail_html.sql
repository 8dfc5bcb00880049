-- The same content as body_text, for readers that show HTML; null where a mail is plain.
alter table outbox_mails add column body_html text;
