-- Day in Japan from which the hour in force sends: an hour that had passed when it was chosen begins on the next day.
-- Null: at once. Apart from digested_on, so that trying another hour is not taken for a mail that was sent.
alter table notification_settings add column digest_from date;
