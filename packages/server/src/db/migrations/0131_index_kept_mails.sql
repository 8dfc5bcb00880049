-- Sent mails lose their text and receiver after half a year: found every night without reading all of them.
create index outbox_mails_kept on outbox_mails (sent_at) where to_address <> '';
