-- Erasing a person empties the mails that went there; every night some are erased.
create index outbox_mails_to on outbox_mails (lower(to_address));
