-- Whether another account posted follows from the creator's accounts, which change afterwards: it is compared when a post
-- is shown, and no longer kept from the day of its registration.
alter table project_posts drop column owner_mismatch;
